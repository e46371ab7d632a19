import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postHeld, postNotice } from './post-notice.ts';
import { addressed, addressedByHand, clientOf, providerName, providerOf, recipientOf } from './people.ts';
import type { ClientAccount } from '../accounts/account.ts';
import type { NoticeOf } from '../mails/notice-parts.ts';
import { quoteMailId, quoteMailIds } from '../unsolicited/quote-mail-id.ts';
import { bookedMailId, tellOfBooking } from './tell-of-booking.ts';

type Told = EnvelopeOf<typeof quoteSent>;

/**
 * Emails a client about every version sent to them unless it is archived, accepted or replaced before; and both sides about an acceptance.
 */
export function tellOfQuotes(deps: NoticeDeps): Subscription<typeof quoteSent> {
  return {
    queue: 'identity.tell-of-quotes',
    messages: [quoteSent, quoteAccepted, quoteArchived],
    async handle(envelope) {
      if (envelope.type === quoteArchived.type) {
        const { quoteId, version } = envelope.payload;
        const ids = [...quoteMailIds(quoteId, version), bookedMailId(quoteId)];
        await deps.mails.callOff(ids, new Date(envelope.at));
        return;
      }
      await (envelope.type === quoteSent.type
        ? tellOfVersion(deps, envelope)
        : tellOfAcceptance(deps, envelope));
    },
  };
}

async function tellOfVersion(deps: NoticeDeps, { payload, at }: Told): Promise<void> {
  const { quoteId, version, clientId, providerId: senderId, clientEmail } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (clientId !== null && client === null) {
    return;
  }
  const { clientWroteFirst = payload.eventId !== null } = payload;
  const recipient = recipientOf(client);
  const id = quoteMailId(quoteId, version);
  const hold = await deps.mailHolds.holdOf({
    ...{ mailId: id, senderId, quoteId, email: client?.email ?? clientEmail },
    ...{ isToConfirmed: recipient.isToConfirmed, isUnasked: !clientWroteFirst },
  });
  await deps.mails.replaceHeld(quoteMailIds(quoteId, version - 1), deps.now());
  if (hold === null) {
    return;
  }
  const letter = await letterOf(deps, { payload, at }, client);
  await postHeld(deps, { notice: { id, ...recipient, senderId, letter }, hold }, new Date(at));
}

async function tellOfAcceptance(deps: NoticeDeps, envelope: Told): Promise<void> {
  const { quoteId, version } = envelope.payload;
  const at = new Date(envelope.at);
  const notice = await accepted(deps, envelope);
  await deps.mails.replaceHeld(quoteMailIds(quoteId, version), deps.now());
  if (notice !== null) {
    await postNotice(deps, notice, at);
  }
  await tellOfBooking(deps, envelope);
}

async function letterOf(
  deps: NoticeDeps,
  { payload, at }: Pick<Told, 'payload' | 'at'>,
  client: ClientAccount | null,
): Promise<NoticeOf<'quote-sent'>> {
  const { version, clientEmail, clientName, validUntil } = payload;
  const provider = await providerOf(deps.accounts, payload.providerId);
  return {
    kind: 'quote-sent',
    // A quote made by hand goes to the address that the provider typed.
    ...(client === null ? addressedByHand(clientEmail, clientName) : addressed(client)),
    ...quoteOf(deps, payload),
    providerName: (provider === null ? payload.providerName : providerName(provider)) || 'Your provider',
    validUntil,
    hasAccount: client !== null,
    isFirst: version === 1 || !(await wasMailed(deps, payload)),
    sentAt: payload.sentToClientAt ?? at,
  };
}

/** Whether an email about an earlier version was or will be sent: a held one may have been replaced. */
async function wasMailed({ mails }: NoticeDeps, { quoteId, version }: Told['payload']): Promise<boolean> {
  const earlier = quoteMailIds(quoteId, version - 1);
  const gone = await Promise.all(earlier.map((id) => mails.goes(id)));
  return gone.includes(true);
}

async function accepted(deps: NoticeDeps, { payload, at }: Told): Promise<Notice | null> {
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
      ...addressed(provider),
      ...quoteOf(deps, payload),
      clientName: payload.clientName || 'Your client',
      acceptedAt: payload.clientAcceptedAt ?? at,
      ...(discardedChanges !== undefined && { discardedChanges }),
    },
  };
}

function quoteOf({ timeZone }: NoticeDeps, { quoteId, version, eventName, totalCents }: Told['payload']) {
  return { quoteId, version, eventName, totalCents, timeZone };
}
