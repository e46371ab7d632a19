import { gaugeOf } from '@marquee/service-kit/metrics/gauge-of';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { MailRepository } from './mail-repository.ts';

type WatchDeps = {
  registry: Telemetry['metrics']['registry'];
  mails: Pick<MailRepository, 'waiting' | 'countHeld' | 'countGivenUp'>;
  now: () => Date;
};

/** Collected at each scrape; every replica reports the same values. */
export function watchMails({ registry, mails, now }: WatchDeps): void {
  gaugeOf(registry, {
    name: 'mails_waiting',
    help: 'Mails that are still to be handed over to the mail server.',
    read: async () => [{ labels: {}, value: (await mails.waiting()).count }],
  });
  gaugeOf(registry, {
    name: 'mails_held',
    help: 'Mails that wait for a limit of mails or for the sender to confirm an address.',
    read: async () => [{ labels: {}, value: await mails.countHeld() }],
  });
  gaugeOf(registry, {
    name: 'mail_oldest_age_seconds',
    help: 'How long the oldest mail has been waiting to be handed over; 0 when none is.',
    read: async () => [{ labels: {}, value: ageOf((await mails.waiting()).since, now()) }],
  });
  gaugeOf(registry, {
    name: 'mails_given_up',
    help: 'Mails of the last 30 days that were refused for good so often that they are not tried any more.',
    read: async () => [{ labels: {}, value: await mails.countGivenUp() }],
  });
}

function ageOf(since: Date | null, at: Date): number {
  return since === null ? 0 : Math.max(0, at.getTime() - since.getTime()) / 1_000;
}
