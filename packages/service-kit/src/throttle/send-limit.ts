import type { AttemptCounts } from './attempt-counts.ts';
import { requireWithin } from './rate.ts';

/** Counts one more thing that an account sends to somebody else; too many of a day are refused with 429. */
export type SendLimit = (accountId: string) => Promise<void>;

type SendLimitNeed = {
  attempts: AttemptCounts;
  /** What is sent, in the plural. */
  sent: string;
  perDay: number;
  now: () => Date;
};

const day = 24 * 3_600_000;

/** What is sent becomes a mail to an address that its sender chose: a fresh account must not mail anybody without end. */
export function createSendLimit({ attempts, sent, perDay, now }: SendLimitNeed): SendLimit {
  const message = `You have sent as many ${sent} as an account may in a day (${perDay}).`;
  const refusal = { code: 'too_many_sent', message };
  return (accountId) => {
    const rate = { what: `${sent} sent`, who: accountId, limit: perDay, windowMs: day, refusal };
    return requireWithin({ attempts, now }, rate);
  };
}
