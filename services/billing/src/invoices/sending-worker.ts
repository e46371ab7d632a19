import type { Worker } from '@marquee/service-kit/compose-service';
import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendDueInvoices } from './send-due-invoices.ts';

const lookEveryMs = 1_000;

/** Looks for invoices that are to be sent; what was due while nobody looked is found when somebody does. */
export function createSendingWorker(deps: InvoiceDeps & { logger: Logger }): Worker {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      await sendDueInvoices(deps).catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'invoices could not be sent');
      });
      await doze.rest(lookEveryMs);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
    },
  };
}
