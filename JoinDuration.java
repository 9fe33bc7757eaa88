import java.time.Duration;
public class JoinDuration { static volatile int x; public static void main(String[] a) throws Exception { Thread t=new Thread(()->{ for(int i=0;i<1000;i++) x++; }); t.start(); boolean b=t.join(Duration.ofMillis(Long.parseLong(a[0]))); System.out.println(b+" "+x); t.join(); System.out.println(x);} }
