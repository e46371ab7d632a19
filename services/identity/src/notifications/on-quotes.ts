import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notification, NotificationDeps } from './enqueue-notification.ts';
import { enqueueHeld, enqueueNotification } from './enqueue-notification.ts';
import {
  addresseeOf,
  unregisteredAddressee,
  clientOf,
  providerName,
  providerOf,
  recipientOf,
} from './recipients.ts';
import type { ClientAccount } from '../accounts/domain/account.ts';
import type { EmailTemplateOf } from '../email-templates/email-template.ts';
import { quoteDataOf } from '../email-templates/kinds/quote-fields.ts';
import { quoteEmailId, quoteEmailIds } from '../unsolicited/quote-email-id.ts';
import { bookedEmailId, onBooking } from './on-booking.ts';

type QuoteEnvelope = EnvelopeOf<typeof quoteSent>;

/**
 * Emails the client about each sent version. Cancels the email if the quote is archived before the email is sent, or if the version is
 * accepted or replaced while the email is held. Emails both sides about an acceptance.
 */
export function onQuotes(deps: NotificationDeps): Subscription<typeof quoteSent> {
  return {
    queue: 'identity.tell-of-quotes',
    messages: [quoteSent, quoteAccepted, quoteArchived],
    async handle(envelope) {
      if (envelope.type === quoteArchived.type) {
        const { quoteId, version } = envelope.payload;
        const ids = [...quoteEmailIds(quoteId, version), bookedEmailId(quoteId)];
        await deps.emailQueue.cancel(ids, new Date(envelope.at));
        return;
      }
      await (envelope.type === quoteSent.type ? onVersionSent(deps, envelope) : onAccepted(deps, envelope));
    },
  };
}

async function onVersionSent(deps: NotificationDeps, { payload, at }: QuoteEnvelope): Promise<void> {
  const { quoteId, version, clientId, providerId: senderId, clientEmail } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (clientId !== null && client === null) {
    return;
  }
  const { clientWroteFirst = payload.eventId !== null } = payload;
  const recipient = recipientOf(client);
  const id = quoteEmailId(quoteId, version);
  const hold = await deps.emailHolds.decideHold({
    ...{ mailId: id, senderId, quoteId, email: client?.email ?? clientEmail },
    ...{ isAddressConfirmed: recipient.isAddressConfirmed, isUnsolicited: !clientWroteFirst },
  });
  await deps.emailQueue.cancelHeld(quoteEmailIds(quoteId, version - 1), deps.now());
  if (hold === null) {
    return;
  }
  const letter = await toQuoteSentTemplate(deps, { payload, at }, client);
  await enqueueHeld(deps, { notification: { id, ...recipient, senderId, letter }, hold }, new Date(at));
}

async function onAccepted(deps: NotificationDeps, envelope: QuoteEnvelope): Promise<void> {
  const { quoteId, version } = envelope.payload;
  const at = new Date(envelope.at);
  const notification = await accepted(deps, envelope);
  await deps.emailQueue.cancelHeld(quoteEmailIds(quoteId, version), deps.now());
  if (notification !== null) {
    await enqueueNotification(deps, notification, at);
  }
  await onBooking(deps, envelope);
}

async function toQuoteSentTemplate(
  deps: NotificationDeps,
  { payload, at }: Pick<QuoteEnvelope, 'payload' | 'at'>,
  client: ClientAccount | null,
): Promise<EmailTemplateOf<'quote-sent'>> {
  const { version, clientEmail, clientName, validUntil } = payload;
  const provider = await providerOf(deps.accounts, payload.providerId);
  return {
    kind: 'quote-sent',
    // If the client has no account, the email goes to the address that the provider typed.
    ...(client === null ? unregisteredAddressee(clientEmail, clientName) : addresseeOf(client)),
    ...quoteDataOf(payload, deps.timeZone),
    providerName: (provider === null ? payload.providerName : providerName(provider)) || 'Your provider',
    validUntil,
    hasAccount: client !== null,
    isFirst: version === 1 || !(await wasEmailed(deps, payload)),
    sentAt: payload.sentToClientAt ?? at,
  };
}

/** Whether an email about an earlier version was or will be sent. A held email may have been replaced. */
async function wasEmailed(
  { emailQueue }: NotificationDeps,
  { quoteId, version }: QuoteEnvelope['payload'],
): Promise<boolean> {
  const earlier = quoteEmailIds(quoteId, version - 1);
  const outcomes = await Promise.all(earlier.map((id) => emailQueue.isSentOrPending(id)));
  return outcomes.includes(true);
}

async function accepted(
  deps: NotificationDeps,
  { payload, at }: QuoteEnvelope,
): Promise<Notification | null> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return null;
  }
  const { discardedChanges } = payload;
  return {
    id: `quote-accepted.${payload.quoteId}`,
    ...recipientOf(provider),
    senderId: payload.clientId ?? payload.quoteId,
    letter: {
      kind: 'quote-accepted',
      ...addresseeOf(provider),
      ...quoteDataOf(payload, deps.timeZone),
      clientName: payload.clientName || 'Your client',
      acceptedAt: payload.clientAcceptedAt ?? at,
      ...(discardedChanges !== undefined && { discardedChanges }),
    },
  };
}
