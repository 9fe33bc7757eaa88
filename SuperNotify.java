public class SuperNotify { static class M { boolean go; synchronized void await() throws InterruptedException { while(!go) super.wait(); } synchronized void open(){ go=true; super.notifyAll(); } }
 static class W { boolean go; synchronized void await() throws InterruptedException { while(!go) wait(); } synchronized void open(){ go=true; super.notifyAll(); } }
 public static void main(String[] a) throws Exception { W w=new W(); Thread t=new Thread(()->{ try { w.await(); } catch(InterruptedException e){} System.out.println("w awake"); }); t.start(); Thread.sleep(10); w.open(); t.join();
  M m=new M(); Thread u=new Thread(()->{ try { m.await(); } catch(InterruptedException e){} System.out.println("m awake"); }); u.start(); Thread.sleep(10); m.open(); u.join(); } }
