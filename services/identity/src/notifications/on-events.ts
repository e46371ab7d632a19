import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import { eventDataOf } from '../email-templates/kinds/event-fields.ts';
import type { Notification, NotificationDeps } from './enqueue-notification.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import { addresseeOf, clientNameOf, clientOf, providerName, providerOf, recipientOf } from './recipients.ts';

type EventEnvelope = EnvelopeOf<typeof eventSent>;

/** Emails a provider about a request. Emails the client or the provider about a cancellation by the other of the two. */
export function onEvents(deps: NotificationDeps): Subscription<typeof eventSent> {
  return {
    queue: 'identity.tell-of-events',
    messages: [eventSent, eventCancelled],
    async handle(envelope) {
      const isRequest = envelope.type === eventSent.type;
      if (!isRequest) {
        // Cancels the email about the request if that email is still held, because the request needs no answer any more.
        await deps.emailQueue.cancelHeld([requestEmailId(envelope.payload)], deps.now());
      }
      const notification = isRequest
        ? await requestReceived(deps, envelope)
        : await cancelled(deps, envelope);
      if (notification !== null) {
        await enqueueNotification(deps, notification, new Date(envelope.at));
      }
    },
  };
}

async function requestReceived(
  { accounts }: NotificationDeps,
  { payload }: EventEnvelope,
): Promise<Notification | null> {
  const provider = await providerOf(accounts, payload.providerId);
  if (provider === null) {
    return null;
  }
  const { clientName, sentToProviderAt: sentAt } = payload;
  return {
    id: requestEmailId(payload),
    ...recipientOf(provider),
    senderId: payload.clientId,
    letter: { kind: 'request-received', ...addresseeOf(provider), ...eventOf(payload), clientName, sentAt },
  };
}

async function cancelled(
  { accounts }: NotificationDeps,
  { payload, actor, at }: EventEnvelope,
): Promise<Notification | null> {
  const { eventId, clientId, providerId, clientName, cancelReason: reason } = payload;
  const [client, provider] = [await clientOf(accounts, clientId), await providerOf(accounts, providerId)];
  const cancelledBy = payload.cancelledBy ?? (actor === clientId ? 'client' : 'provider');
  const recipient =
    cancelledBy === 'client'
      ? { account: provider, toldSide: 'provider' as const, name: client ? clientNameOf(client) : clientName }
      : { account: client, toldSide: 'client' as const, name: provider ? providerName(provider) : '' };
  if (recipient.account === null) {
    return null;
  }
  return {
    id: `event-cancelled.${eventId}`,
    ...recipientOf(recipient.account),
    senderId: cancelledBy === 'client' ? clientId : providerId,
    letter: {
      kind: 'event-cancelled',
      ...addresseeOf(recipient.account),
      ...eventOf(payload),
      toldSide: recipient.toldSide,
      wasBooked: payload.payableCents !== null,
      cancelledByName: recipient.name || 'The other side',
      reason,
      cancelledAt: at,
    },
  };
}

function requestEmailId({ eventId }: EventEnvelope['payload']): string {
  return `request-received.${eventId}`;
}

function eventOf(payload: EventEnvelope['payload']) {
  return eventDataOf({ ...payload, eventName: payload.name });
}
