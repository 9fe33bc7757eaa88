import java.util.*; import java.util.concurrent.*;
public class KeySet { public static void main(String[] a) throws Exception {
  Set<Integer> set = ConcurrentHashMap.newKeySet(); int n=3, k=300; int[] won=new int[n]; long[] h=new long[n]; Thread[] ts=new Thread[n];
  for(int t=0;t<n;t++){int me=t; ts[t]=new Thread(()->{ for(int i=0;i<k;i++){ if(set.add(i)) {won[me]++; h[me]=h[me]*31+i;} } }); }
  for(Thread t:ts)t.start(); for(Thread t:ts)t.join(); System.out.println(Arrays.toString(won)+" "+Arrays.toString(h)); } }
