import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop, UntilStopped } from '@marquee/service-kit/process/loop';
import type { EmailQueueRepository, PendingEmail } from './email-queue-repository.ts';
import type { Mailer } from './mailer.ts';
import { backoffAfter, attemptTimeoutMs } from './email-backoff.ts';
import { isPermanentFailure } from './is-permanent-failure.ts';
import type { ShouldSend } from './should-send.ts';
import type { RenderEmail } from '../email-templates/render-email.ts';

/** The loop that sends emails; `wake` starts the next poll at once. */
export type EmailDelivery = Loop;

export type EmailDeliveryDeps = {
  emailQueue: EmailQueueRepository;
  mailer: Mailer;
  renderEmail: RenderEmail;
  shouldSend: ShouldSend;
  logger: Logger;
  now: () => Date;
};

/** The pause between two polls, in milliseconds. */
export const pollMs = 1_000;
const batchSize = 20;
/** How long shutdown waits for the current email, in milliseconds. Leaves time for the other shutdown steps of the process. */
const stopTimeoutMs = 4_000;
/** So many attempts take about a day, in which an operator can repair a mail server that rejects emails because of its configuration. */
const maxRejections = 30;

/**
 * Sends pending emails and retries failures with increasing pauses while the email is still wanted. Two processes never send the same email
 * at once. If a process stops between sending and recording, the email is sent again under the same Message-ID.
 */
export function createEmailDelivery(deps: EmailDeliveryDeps): EmailDelivery {
  const { emailQueue, mailer, renderEmail, shouldSend, logger, now } = deps;
  const stopping = new AbortController();

  async function deliver(email: PendingEmail): Promise<void> {
    const backoffMs = backoffAfter(email.attempts);
    if (!(await emailQueue.claim(email, new Date(now().getTime() + backoffMs)))) {
      return;
    }
    try {
      if (!(await shouldSend(email))) {
        await emailQueue.discard(email.id, now());
        return;
      }
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs(backoffMs))]);
      await mailer.send(await renderEmail(email, now()), signal);
      await emailQueue.markSent(email.id, now());
    } catch (error) {
      await recordFailure(email, error);
    }
  }

  async function recordFailure({ id, attempts }: PendingEmail, error: unknown): Promise<void> {
    logger.warn({ err: error, mailId: id, attempts: attempts + 1 }, 'an email could not be sent');
    if (isPermanentFailure(error) && (await emailQueue.countRefusal(id)) >= maxRejections) {
      logger.error({ mailId: id }, 'an email was abandoned: the mail server rejects it permanently');
      await emailQueue.giveUp(id, now());
    }
  }

  /** Sends due emails one after another, without a pause, until a batch is not full. */
  async function deliverDue(untilStopped: UntilStopped): Promise<void> {
    await emailQueue.cancelExpiredHolds(now());
    let handled: number;
    do {
      handled = 0;
      for (const email of untilStopped(await emailQueue.due(now(), batchSize))) {
        await deliver(email);
        handled += 1;
      }
    } while (handled === batchSize);
  }

  const loop = createLoop({
    round: deliverDue,
    everyMs: pollMs,
    failureMessage: 'due emails could not be read',
    logger,
  });
  return {
    ...loop,
    async stop() {
      const timeout = setTimeout(() => {
        stopping.abort();
      }, stopTimeoutMs);
      await loop.stop();
      clearTimeout(timeout);
    },
  };
}
