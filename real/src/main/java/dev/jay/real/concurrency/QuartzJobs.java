package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobExecutionContext;
import org.quartz.Scheduler;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;

/** Quartz: jobs that are due at once, run by its pool. */
public final class QuartzJobs {
  private static final AtomicLong SUM = new AtomicLong();
  private static CountDownLatch left; // set before the scheduler starts

  /** Quartz makes one for each time that a job is due. */
  public static final class Add implements Job {
    @Override
    public void execute(JobExecutionContext context) {
      int number = context.getMergedJobDataMap().getInt("number");
      Work.uneven(number, 1);
      SUM.addAndGet(number);
      left.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 2_000);
    left = new CountDownLatch(program.size());
    Properties settings = new Properties();
    settings.setProperty("org.quartz.scheduler.instanceName", "real");
    settings.setProperty("org.quartz.scheduler.skipUpdateCheck", "true");
    settings.setProperty("org.quartz.threadPool.class", "org.quartz.simpl.SimpleThreadPool");
    settings.setProperty("org.quartz.threadPool.threadCount", String.valueOf(program.threads()));
    Scheduler scheduler = new StdSchedulerFactory(settings).getScheduler();
    for (int i = 0; i < program.size(); i++) {
      scheduler.scheduleJob(
          JobBuilder.newJob(Add.class).withIdentity("job" + i).usingJobData("number", i).build(),
          TriggerBuilder.newTrigger().withIdentity("now" + i).startNow().build());
    }
    scheduler.start();
    left.await();
    scheduler.shutdown(true);
    program.report(SUM);
  }
}
