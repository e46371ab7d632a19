import { paymentsDatabase } from '../backup/product-databases.ts';
import { openClient } from '../database/open-client.ts';

type RunningProduct = { url: string; mongodbUrl: string; now: () => Date };

/**
 * Makes billing summarize overdue invoices, which it does only for invoices that a release without reminders has sent. So the reminders of
 * the demo's overdue invoices are removed. Moving the clock runs the scheduled work at once.
 */
export async function publishOverdueSummary({ url, mongodbUrl, now }: RunningProduct): Promise<void> {
  const client = openClient(mongodbUrl, {});
  try {
    const invoices = client.db(paymentsDatabase).collection('invoices');
    await invoices.updateMany({ status: 'sent', dueUntil: { $lt: now() } }, { $unset: { reminders: 1 } });
  } finally {
    await client.close();
  }
  await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days: 1 }),
  });
}
