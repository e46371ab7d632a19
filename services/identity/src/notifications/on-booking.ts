import { dateIn } from '@marquee/contracts/dates';
import { invoiceDrafts, shareOf } from '@marquee/contracts/invoice-drafts';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { quoteDataOf } from '../email-templates/kinds/quote-fields.ts';
import { addresseeOf, clientOf, providerName, providerOf, recipientOf } from './recipients.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { NotificationDeps } from './enqueue-notification.ts';

export function bookedEmailId(quoteId: string): string {
  return `you-are-booked.${quoteId}`;
}

/** Sends one email to the client who accepted: what is booked, with whom and when, and which payment is next. */
export async function onBooking(
  deps: NotificationDeps,
  { payload, at }: { payload: QuoteSnapshot; at: string },
): Promise<void> {
  const { quoteId, clientId, providerId } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (client === null) {
    return;
  }
  const { eventId, eventDate, timeZone } = payload;
  const provider = await providerOf(deps.accounts, providerId);
  const acceptedAt = payload.clientAcceptedAt ?? at;
  const letter = {
    ...{ kind: 'you-are-booked' as const, acceptedAt, payments: paymentsOf(payload, acceptedAt) },
    ...addresseeOf(client),
    ...quoteDataOf(payload, timeZone),
    ...{ eventId, eventDate },
    providerName: (provider === null ? payload.providerName : providerName(provider)) || 'Your provider',
  };
  const notification = { id: bookedEmailId(quoteId), ...recipientOf(client), senderId: providerId, letter };
  await enqueueNotification(deps, notification, new Date(at));
}

/** The installments for which billing creates invoices, earliest due date first. */
function paymentsOf(
  { timeZone, payableCents, paymentSchedule, eventDate }: QuoteSnapshot,
  acceptedAt: string,
) {
  const acceptedOn = dateIn(timeZone, new Date(acceptedAt));
  const drafts = invoiceDrafts({ payableCents, paymentSchedule, eventDate, acceptedOn });
  return drafts.map((draft) => ({ ...draft, part: shareOf({ ...draft, quoteTotalCents: payableCents }) }));
}
