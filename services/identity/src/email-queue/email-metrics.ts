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
    help: 'Mails that are still to be handed over to the mail server.',
    read: async () => [{ labels: {}, value: (await emailQueue.waiting()).count }],
  });
  registerGauge(registry, {
    name: 'mails_held',
    help: 'Mails that wait for a limit of mails or for the sender to confirm an address.',
    read: async () => [{ labels: {}, value: await emailQueue.countHeld() }],
  });
  registerGauge(registry, {
    name: 'mail_oldest_age_seconds',
    help: 'How long the oldest mail has been waiting to be handed over; 0 when none is.',
    read: async () => [{ labels: {}, value: ageOf((await emailQueue.waiting()).since, now()) }],
  });
  registerGauge(registry, {
    name: 'mails_given_up',
    help: 'Mails of the last 30 days that were refused for good so often that they are not tried any more.',
    read: async () => [{ labels: {}, value: await emailQueue.countGivenUp() }],
  });
}

function ageOf(since: Date | null, at: Date): number {
  return since === null ? 0 : Math.max(0, at.getTime() - since.getTime()) / 1_000;
}
