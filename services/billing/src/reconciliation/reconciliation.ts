import type { Connection } from '@marquee/service-kit/store/database';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';
import { afterFailureMs } from '../processor/check-each.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { createRestoreRepository } from './restore-repository.ts';

type ReconciliationOptions = InvoiceDeps & { connection: Connection; logger: Logger };

/** The store of recorded restores, and the worker that searches for payments after a restore; the worker starts with billing. */
export function createReconciliation({ connection, ...deps }: ReconciliationOptions) {
  const { processor, logger } = deps;
  const restores = createRestoreRepository(connection);
  const worker =
    processor &&
    createLoop({
      round: (untilStopped) => reconcilePayments({ ...deps, processor, restores }, untilStopped),
      everyMs: 1_000,
      afterFailureMs,
      failureMessage: 'card payments since a restored backup could not be searched',
      logger,
    });
  return { stores: [restores], workers: worker === null ? [] : [worker] };
}
