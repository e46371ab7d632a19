import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceActor } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { send } from './domain/send.ts';

type Sending = {
  actor: InvoiceActor;
  issuer?: IssuerAsRead | undefined;
  basis?: Basis<Invoice>;
  cause: Cause;
};

/** One of the concurrent sends succeeds in each round of attempts, and no provider sends 100 invoices at once. */
const maxAttempts = 100;

/** Sends the invoice with the provider's next number; if another invoice takes that number first, tries the following number. */
export async function sendWithNextNumber(
  deps: InvoiceDeps,
  { id, providerId }: Pick<Invoice, 'id' | 'providerId'>,
  { actor, issuer, ...command }: Sending,
): Promise<Invoice> {
  const attempt = async () => {
    const number = await deps.invoices.nextNumber(providerId);
    const decision = (invoice: Invoice) => send(invoice, { number, actor, issuer });
    return changeInvoice(deps, { id, owner: { providerId }, decision, ...command });
  };
  return retryOnConflict('invoice_number', attempt, maxAttempts);
}
