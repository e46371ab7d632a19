import { eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postNotice } from './post-notice.ts';
import { addressed, clientNameOf, clientOf, providerName, providerOf, recipientOf } from './people.ts';

type Told = EnvelopeOf<typeof eventSent>;

/** Emails a provider about a request, and the other side about a cancellation. */
export function tellOfEvents(deps: NoticeDeps): Subscription<typeof eventSent> {
  return {
    queue: 'identity.tell-of-events',
    messages: [eventSent, eventCancelled],
    async handle(envelope) {
      const isRequest = envelope.type === eventSent.type;
      if (!isRequest) {
        // Cancels the email about the request if it is still held: the request needs no answer any more.
        await deps.mails.replaceHeld([requestMailId(envelope.payload)], deps.now());
      }
      const notice = isRequest ? await requestReceived(deps, envelope) : await cancelled(deps, envelope);
      if (notice !== null) {
        await postNotice(deps, notice, new Date(envelope.at));
      }
    },
  };
}

async function requestReceived({ accounts }: NoticeDeps, { payload }: Told): Promise<Notice | null> {
  const provider = await providerOf(accounts, payload.providerId);
  if (provider === null) {
    return null;
  }
  const { clientName, sentToProviderAt: sentAt } = payload;
  return {
    id: requestMailId(payload),
    ...recipientOf(provider),
    senderId: payload.clientId,
    letter: { kind: 'request-received', ...addressed(provider), ...eventOf(payload), clientName, sentAt },
  };
}

async function cancelled({ accounts }: NoticeDeps, { payload, actor, at }: Told): Promise<Notice | null> {
  const { eventId, clientId, providerId, clientName, cancelReason: reason } = payload;
  const [client, provider] = [await clientOf(accounts, clientId), await providerOf(accounts, providerId)];
  const cancelledBy = payload.cancelledBy ?? (actor === clientId ? 'client' : 'provider');
  const told =
    cancelledBy === 'client'
      ? { account: provider, toldSide: 'provider' as const, name: client ? clientNameOf(client) : clientName }
      : { account: client, toldSide: 'client' as const, name: provider ? providerName(provider) : '' };
  if (told.account === null) {
    return null;
  }
  return {
    id: `event-cancelled.${eventId}`,
    ...recipientOf(told.account),
    senderId: cancelledBy === 'client' ? clientId : providerId,
    letter: {
      kind: 'event-cancelled',
      ...addressed(told.account),
      ...eventOf(payload),
      toldSide: told.toldSide,
      wasBooked: payload.totalCents !== null,
      cancelledByName: told.name || 'The other side',
      reason,
      cancelledAt: at,
    },
  };
}

function requestMailId({ eventId }: Told['payload']): string {
  return `request-received.${eventId}`;
}

function eventOf({ name, eventDate, startTime, venueAddress, timeZone }: Told['payload']) {
  return { eventName: name, eventDate, startTime, venueAddress, timeZone };
}
