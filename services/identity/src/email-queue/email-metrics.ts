import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { EmailQueueRepository } from './email-queue-repository.ts';

type EmailMetricsDeps = {
  registry: Telemetry['metrics']['registry'];
  emailQueue: Pick<EmailQueueRepository, 'waiting' | 'countHeld' | 'countGivenUp'>;
  now: () => Date;
};

/** Metrics of the email queue, collected at each scrape; every replica reports the same values. */
export function registerEmailMetrics({ registry, emailQueue, now }: EmailMetricsDeps): void {
  registerGauge(registry, {
    name: 'mails_waiting',
    help: 'Number of emails not yet sent to the mail server.',
    read: async () => [{ labels: {}, value: (await emailQueue.waiting()).count }],
  });
  registerGauge(registry, {
    name: 'mails_held',
    help: 'Number of emails held back by an email limit or until the sender confirms an address.',
    read: async () => [{ labels: {}, value: await emailQueue.countHeld() }],
  });
  registerGauge(registry, {
    name: 'mail_oldest_age_seconds',
    help: 'Time since the oldest unsent email was requested, including the time for which it was held; 0 if there is none.',
    read: async () => [{ labels: {}, value: ageOf((await emailQueue.waiting()).since, now()) }],
  });
  registerGauge(registry, {
    name: 'mails_given_up',
    help: 'Number of emails of the last 30 days that are no longer retried, because the mail server rejected them permanently too often.',
    read: async () => [{ labels: {}, value: await emailQueue.countGivenUp() }],
  });
}

function ageOf(since: Date | null, at: Date): number {
  return since === null ? 0 : Math.max(0, at.getTime() - since.getTime()) / 1_000;
}
