import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop, UntilStopped } from '@marquee/service-kit/process/loop';
import type { MailRepository, PendingMail } from './mail-repository.ts';
import type { Mailer } from './mailer.ts';
import { pauseAfter, tryWithinMs } from './mail-pauses.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { StillWanted } from './still-wanted.ts';
import type { WriteMail } from './write-mail.ts';

/** `nudge`: it looks for mails at once instead of at the next poll. */
export type MailDelivery = Loop;

export type MailDeliveryDeps = {
  mails: MailRepository;
  mailer: Mailer;
  writeMail: WriteMail;
  isStillWanted: StillWanted;
  logger: Logger;
  now: () => Date;
};

/** Between two looks for mails, in milliseconds. */
export const pollMs = 1_000;
const mailsAtOnce = 20;
/** Some time is left for everything else that ends with the process. */
const leaveWithinMs = 4_000;
/** About a day of them: whoever runs the mail server can have made a mistake. */
const mostRefusals = 30;

/**
 * Hands over what waits; what fails is tried again, later each time, for as long as it is wanted. Two processes never hand over the
 * same mail, but one that dies between the hand-over and its note leaves the mail to be handed over again, under the same Message-ID.
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

  /** However many wait, at the pace of the mail server: a pause comes only when nothing is due any more. */
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
