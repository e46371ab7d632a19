import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop, UntilStopped } from '@marquee/service-kit/process/loop';
import type { MailRepository, PendingMail } from './mail-repository.ts';
import type { Mailer } from './mailer.ts';
import { pauseAfter, tryWithinMs } from './mail-pauses.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { StillWanted } from './still-wanted.ts';
import type { WriteMail } from './write-mail.ts';

/** `nudge` starts the next poll at once. */
export type MailDelivery = Loop;

export type MailDeliveryDeps = {
  mails: MailRepository;
  mailer: Mailer;
  writeMail: WriteMail;
  isStillWanted: StillWanted;
  logger: Logger;
  now: () => Date;
};

/** Between two polls, in milliseconds. */
export const pollMs = 1_000;
const mailsAtOnce = 20;
/** Leaves some time for the other shutdown steps of the process. */
const leaveWithinMs = 4_000;
/** About a day of attempts: the mail server may be misconfigured. */
const mostRefusals = 30;

/**
 * Sends pending emails; retries failures with increasing pauses for as long as the email is wanted. Two processes never send the same email
 * at once, but one that stops between sending and recording leaves the email to be sent again, under the same Message-ID.
 */
export function createMailDelivery(deps: MailDeliveryDeps): MailDelivery {
  const { mails, mailer, writeMail, isStillWanted, logger, now } = deps;
  const leaving = new AbortController();

  async function deliver(mail: PendingMail): Promise<void> {
    const pauseMs = pauseAfter(mail.attempts);
    if (!(await mails.claim(mail, new Date(now().getTime() + pauseMs)))) {
      return;
    }
    try {
      if (!(await isStillWanted(mail))) {
        await mails.drop(mail.id, now());
        return;
      }
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(tryWithinMs(pauseMs))]);
      await mailer.send(await writeMail(mail, now()), signal);
      await mails.markSent(mail.id, now());
    } catch (error) {
      await noteFailure(mail, error);
    }
  }

  async function noteFailure({ id, attempts }: PendingMail, error: unknown): Promise<void> {
    logger.warn({ err: error, mailId: id, attempts: attempts + 1 }, 'a mail could not be sent');
    if (isRefusedForGood(error) && (await mails.countRefusal(id)) >= mostRefusals) {
      logger.error({ mailId: id }, 'a mail was given up: it is refused for good');
      await mails.giveUp(id, now());
    }
  }

  /** Sends all due emails at the pace of the mail server; pauses only when none is due. */
  async function deliverDue(untilStopped: UntilStopped): Promise<void> {
    await mails.endHolds(now());
    let handled: number;
    do {
      handled = 0;
      for (const mail of untilStopped(await mails.due(now(), mailsAtOnce))) {
        await deliver(mail);
        handled += 1;
      }
    } while (handled === mailsAtOnce);
  }

  const loop = createLoop({
    round: deliverDue,
    everyMs: pollMs,
    whenFailed: 'mails could not be read',
    logger,
  });
  return {
    ...loop,
    async stop() {
      const late = setTimeout(() => {
        leaving.abort();
      }, leaveWithinMs);
      await loop.stop();
      clearTimeout(late);
    },
  };
}
