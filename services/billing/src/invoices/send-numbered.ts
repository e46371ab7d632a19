import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceActor } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { send } from './rules/send.ts';

type Sending = { actor: InvoiceActor; cause: Cause };

/** Of those sent at once each round gives one its number: far more than a provider ever sends together. */
const rounds = 100;

/** With the provider's next number. Whoever finds it taken when they save takes the one after it. */
export async function sendNumbered(
  deps: InvoiceDeps,
  { id, providerId }: Pick<Invoice, 'id' | 'providerId'>,
  { actor, cause }: Sending,
): Promise<Invoice> {
  const attempt = async () => {
    const number = await deps.invoices.nextNumber(providerId);
    const decision = (invoice: Invoice) => send(invoice, number, actor);
    return changeInvoice(deps, { id, owned: { providerId }, decision, cause });
  };
  return againWhenChanged('invoice_number', attempt, rounds);
}
