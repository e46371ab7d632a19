import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { invoiceTemplateFields } from './invoice-template-fields.ts';
import { addresseeOf, providerOf, recipientOf } from './recipients.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { NotificationDeps } from './enqueue-notification.ts';

/** Emails the provider about each invoice paid by card. */
export async function onPayment(
  deps: NotificationDeps,
  { payload, at }: { payload: InvoiceSnapshot; at: string },
): Promise<void> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return;
  }
  const { invoiceId, clientId, clientName, paidAt } = payload;
  const letter = {
    ...{ kind: 'payment-received' as const, clientName, paidAt: paidAt ?? at },
    ...addresseeOf(provider),
    ...(await invoiceTemplateFields(deps, payload)),
  };
  const id = `payment-received.${invoiceId}`;
  await enqueueNotification(
    deps,
    { id, ...recipientOf(provider), senderId: clientId ?? invoiceId, letter },
    new Date(at),
  );
}
