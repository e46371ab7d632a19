import { shareOf } from '@marquee/contracts/invoice-drafts';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { addresseeOf, providerName, providerOf, recipientOf } from './recipients.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { NotificationDeps } from './enqueue-notification.ts';

/** Emails the provider once about each invoice whose client requests a refund. */
export async function onRefundRequest(
  deps: NotificationDeps,
  { payload, at }: { payload: InvoiceSnapshot; at: string },
): Promise<void> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return;
  }
  const { invoiceId, number, eventName, amountCents, timeZone, clientName } = payload;
  const senderId = payload.clientId ?? payload.invoiceId;
  const about = { invoiceId, number, eventName, amountCents, timeZone, clientName, part: shareOf(payload) };
  const letter = {
    ...{ kind: 'refund-requested' as const, requestedAt: at, providerName: providerName(provider) },
    ...addresseeOf(provider),
    ...about,
  };
  const notification = { id: `refund-requested.${invoiceId}`, ...recipientOf(provider), senderId, letter };
  await enqueueNotification(deps, notification, new Date(at));
}
