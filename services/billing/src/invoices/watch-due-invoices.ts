import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { InvoiceRepository } from './invoice-repository.ts';

type WatchDeps = {
  registry: Telemetry['metrics']['registry'];
  invoices: Pick<InvoiceRepository, 'countDue'>;
  now: () => Date;
};

/** The gauge is read at each scrape, and every replica reports the same value. */
export function watchDueInvoices({ registry, invoices, now }: WatchDeps): void {
  registerGauge(registry, {
    name: 'scheduled_work_due',
    help: 'Number of invoices with a sending, reminder or overdue notification due.',
    read: async () => [{ labels: {}, value: await invoices.countDue(now()) }],
  });
}
