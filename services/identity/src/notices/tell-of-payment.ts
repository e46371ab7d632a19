import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { aboutInvoice } from './about-invoice.ts';
import { addressed, providerOf, recipientOf } from './people.ts';
import { postNotice } from './post-notice.ts';
import type { NoticeDeps } from './post-notice.ts';

/** Emails the provider about each invoice paid by card. */
export async function tellOfPayment(
  deps: NoticeDeps,
  { payload, at }: { payload: InvoiceSnapshot; at: string },
): Promise<void> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return;
  }
  const { invoiceId, clientId, clientName, paidAt } = payload;
  const letter = {
    ...{ kind: 'payment-received' as const, clientName, paidAt: paidAt ?? at },
    ...addressed(provider),
    ...(await aboutInvoice(deps, payload)),
  };
  const id = `payment-received.${invoiceId}`;
  await postNotice(
    deps,
    { id, ...recipientOf(provider), senderId: clientId ?? invoiceId, letter },
    new Date(at),
  );
}
