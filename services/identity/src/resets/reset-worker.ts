import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { MailResetLink } from './mail-reset-link.ts';
import type { PendingReset } from './reset-request.ts';
import type { ResetRepository } from './reset-repository.ts';

type ResetWorkerDeps = {
  resets: ResetRepository;
  mailLink: MailResetLink;
  logger: Logger;
  now: () => Date;
};

const requestsAtOnce = 20;
/** Longer than one attempt takes, so that another process takes over only after a crash. */
const againAfterMs = 30_000;
/** An hour of attempts: the person has requested another reset by then. */
const mostAttempts = 120;

/** Carries out each request that `forgotPassword` has stored once, even after a crash. */
export function createResetWorker({ resets, mailLink, logger, now }: ResetWorkerDeps): Loop {
  async function carryOut(request: PendingReset): Promise<void> {
    if (!(await resets.claim(request, new Date(now().getTime() + againAfterMs)))) {
      return;
    }
    try {
      await mailLink(request);
    } catch (error) {
      const { id: resetId, requestId, attempts } = request;
      logger.warn(
        { err: error, resetId, requestId, attempt: attempts + 1 },
        'a reset could not be carried out',
      );
      if (attempts + 1 < mostAttempts) {
        return;
      }
      logger.error({ resetId, requestId }, 'a reset was given up');
    }
    await resets.remove(request.id);
  }

  return createLoop({
    async round(untilStopped) {
      for (const request of untilStopped(await resets.due(now(), requestsAtOnce))) {
        await carryOut(request);
      }
    },
    everyMs: 1_000,
    whenFailed: 'resets could not be read',
    logger,
  });
}
