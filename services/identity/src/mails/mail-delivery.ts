import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { MailRepository, PendingMail } from './mail-repository.ts';
import type { Mailer } from './mailer.ts';
import { pauseAfter, tryWithinMs } from './mail-pauses.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { StillWanted } from './still-wanted.ts';
import type { WriteMail } from './write-mail.ts';

export type MailDelivery = {
  start(): void;
  stop(): Promise<void>;
  /** Looks for mails at once instead of at the next poll. */
  nudge(): void;
};

export type MailDeliveryDeps = {
  mails: MailRepository;
  mailer: Mailer;
  writeMail: WriteMail;
  isStillWanted: StillWanted;
  logger: Logger;
  now: () => Date;
};

const pollMs = 1_000;
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
  const doze = createDoze();
  const leaving = new AbortController();
  let running: Promise<void> = Promise.resolve();

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
      await mailer.send(writeMail(mail, now()), signal);
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

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      await deliverDue().catch((error: unknown) => {
        logger.warn({ err: error }, 'mails could not be read');
      });
      await doze.unlessNudged(pollMs);
    }
  }

  async function deliverDue(): Promise<void> {
    for (const mail of await mails.due(now(), mailsAtOnce)) {
      if (doze.hasEnded()) {
        return;
      }
      await deliver(mail);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      const late = setTimeout(() => {
        leaving.abort();
      }, leaveWithinMs);
      await running;
      clearTimeout(late);
    },
    nudge: doze.nudge,
  };
}
