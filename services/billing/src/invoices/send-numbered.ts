import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceActor } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { send } from './rules/send.ts';

type Sending = { actor: InvoiceActor; basis?: Basis<Invoice>; cause: Cause };

/** Of those sent at once each round gives one its number: far more than a provider ever sends together. */
const rounds = 100;

/** With the provider's next number. Whoever finds it taken when they save takes the one after it. */
export async function sendNumbered(
  deps: InvoiceDeps,
  { id, providerId }: Pick<Invoice, 'id' | 'providerId'>,
  { actor, ...sending }: Sending,
): Promise<Invoice> {
  const attempt = async () => {
    const number = await deps.invoices.nextNumber(providerId);
    const decision = (invoice: Invoice) => send(invoice, number, actor);
    return changeInvoice(deps, { id, owned: { providerId }, decision, ...sending });
  };
  return againWhenChanged('invoice_number', attempt, rounds);
}
