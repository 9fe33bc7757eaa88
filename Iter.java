import java.util.*; import java.util.concurrent.*;
public class Iter { public static void main(String[] a) throws Exception {
  Map<Integer,Integer> map = new ConcurrentHashMap<>(); Queue<Integer> q=new ConcurrentLinkedQueue<>(); int n=3, k=100; long[] h=new long[n]; Thread[] ts=new Thread[n];
  for(int t=0;t<n;t++){int me=t; ts[t]=new Thread(()->{ for(int i=0;i<k;i++){ if(me==0) { if(a[0].equals("map")) map.put(i,i); else q.add(i);} else if(a[0].equals("map")) for(int v:map.values()) h[me]=h[me]*31+v; else for(int v:q) h[me]=h[me]*31+v; } }); }
  for(Thread t:ts)t.start(); for(Thread t:ts)t.join(); System.out.println(Arrays.toString(h)); } }
