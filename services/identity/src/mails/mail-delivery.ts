import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { MailRepository, PendingMail } from './mail-repository.ts';
import type { Mailer } from './mailer.ts';
import type { StillWanted } from './still-wanted.ts';
import type { WriteMail } from './write-mail.ts';

export type MailDelivery = {
  start(): void;
  stop(): Promise<void>;
  /** Looks for mails at once instead of at the next poll. */
  nudge(): void;
};

type MailDeliveryDeps = {
  mails: MailRepository;
  mailer: Mailer;
  writeMail: WriteMail;
  isStillWanted: StillWanted;
  logger: Logger;
  now: () => Date;
};

const pollMs = 1_000;
const mailsAtOnce = 20;
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;
/** A day of trying; a link in an older mail would be dead anyway. */
const mostAttempts = 30;

/**
 * Hands over what waits; what fails is tried again, later each time. Two processes never hand over the same mail, but one
 * that dies between the hand-over and its note leaves the mail to be handed over again, under the same Message-ID.
 */
export function createMailDelivery({
  mails,
  mailer,
  writeMail,
  isStillWanted,
  logger,
  now,
}: MailDeliveryDeps): MailDelivery {
  const doze = createDoze();
  let stopping = false;
  let running: Promise<void> = Promise.resolve();

  async function deliver(mail: PendingMail): Promise<void> {
    const pauseMs = Math.min(firstPauseMs * 2 ** mail.attempts, longestPauseMs);
    if (!(await mails.claim(mail, new Date(now().getTime() + pauseMs)))) {
      return;
    }
    try {
      if (!(await isStillWanted(mail))) {
        await mails.drop(mail.id, now());
        return;
      }
      await mailer.send(writeMail(mail, now()));
      await mails.markSent(mail.id, now());
    } catch (error) {
      await noteFailure(mail, error);
    }
  }

  async function noteFailure({ id, attempts }: PendingMail, error: unknown): Promise<void> {
    logger.warn({ err: error, mailId: id, attempts: attempts + 1 }, 'a mail could not be sent');
    if (attempts + 1 >= mostAttempts) {
      logger.error({ mailId: id }, 'a mail was given up');
      await mails.giveUp(id, now());
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      await deliverDue().catch((error: unknown) => {
        logger.warn({ err: error }, 'mails could not be read');
      });
      await doze.unlessNudged(pollMs);
    }
  }

  async function deliverDue(): Promise<void> {
    for (const mail of await mails.due(now(), mailsAtOnce)) {
      await deliver(mail);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping = true;
      doze.end();
      await running;
    },
    nudge: doze.nudge,
  };
}
