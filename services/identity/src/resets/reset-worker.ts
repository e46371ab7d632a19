import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { EmailResetLink } from './email-reset-link.ts';
import type { PendingReset } from './reset-request.ts';
import type { ResetRepository } from './reset-repository.ts';

type ResetWorkerDeps = {
  resets: ResetRepository;
  emailLink: EmailResetLink;
  logger: Logger;
  now: () => Date;
};

const batchSize = 20;
/** Longer than one attempt takes, so that another process takes over only after a crash. */
const retryAfterMs = 30_000;
/** So many attempts take about an hour. By then the person has probably requested another reset. */
const maxAttempts = 120;

/** Carries out each request that `forgotPassword` has stored. Continues after a crash without emailing twice. */
export function createResetWorker({ resets, emailLink, logger, now }: ResetWorkerDeps): Loop {
  async function carryOut(request: PendingReset): Promise<void> {
    if (!(await resets.claim(request, new Date(now().getTime() + retryAfterMs)))) {
      return;
    }
    try {
      await emailLink(request);
    } catch (error) {
      const { id: resetId, requestId, attempts } = request;
      logger.warn(
        { err: error, resetId, requestId, attempt: attempts + 1 },
        'a reset could not be carried out',
      );
      if (attempts + 1 < maxAttempts) {
        return;
      }
      logger.error({ resetId, requestId }, 'a reset was abandoned after the last attempt');
    }
    await resets.remove(request.id);
  }

  return createLoop({
    async round(untilStopped) {
      for (const request of untilStopped(await resets.due(now(), batchSize))) {
        await carryOut(request);
      }
    },
    everyMs: 1_000,
    failureMessage: 'due resets could not be read',
    logger,
  });
}
