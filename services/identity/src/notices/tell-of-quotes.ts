import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postNotice } from './post-notice.ts';
import { addressed, addressedByHand, clientOf, providerName, providerOf } from './people.ts';
import type { ClientAccount } from '../accounts/account.ts';
import { untilConfirmed } from '../mails/held-mail-repository.ts';
import { quoteMailId, quoteMailIds } from '../unsolicited/quote-mail-id.ts';

type Told = EnvelopeOf<typeof quoteSent>;

/** A client hears of every version that is sent to them, unless it is archived, accepted or replaced before; a provider of an acceptance. */
export function tellOfQuotes(deps: NoticeDeps): Subscription<typeof quoteSent> {
  return {
    queue: 'identity.tell-of-quotes',
    messages: [quoteSent, quoteAccepted, quoteArchived],
    async handle(envelope) {
      if (envelope.type === quoteArchived.type) {
        const { quoteId, version } = envelope.payload;
        await deps.mails.callOff(quoteMailIds(quoteId, version), new Date(envelope.at));
        return;
      }
      await (envelope.type === quoteSent.type
        ? tellOfVersion(deps, envelope)
        : tellOfAcceptance(deps, envelope));
    },
  };
}

async function tellOfVersion(deps: NoticeDeps, envelope: Told): Promise<void> {
  const { providerId } = envelope.payload;
  const notice = await sent(deps, envelope);
  if (notice === null) {
    return;
  }
  await postNotice(deps, notice, new Date(envelope.at));
  if (notice.heldUntil === untilConfirmed) {
    // The provider may have confirmed the address since it was looked up.
    await deps.quoteMails.releaseOf(providerId);
  }
}

async function tellOfAcceptance(deps: NoticeDeps, envelope: Told): Promise<void> {
  const { quoteId, version } = envelope.payload;
  const at = new Date(envelope.at);
  const notice = await accepted(deps, envelope);
  await deps.mails.replaceHeld(quoteMailIds(quoteId, version), deps.now());
  if (notice !== null) {
    await postNotice(deps, notice, at);
  }
}

async function sent(deps: NoticeDeps, { payload, at }: Told): Promise<Notice | null> {
  const { quoteId, version, clientId, clientEmail, clientName, validUntil } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (clientId !== null && client === null) {
    return null;
  }
  const provider = await providerOf(deps.accounts, payload.providerId);
  const held = await heldUntil(deps, payload, client);
  if (held === null) {
    return null;
  }
  if (held.heldUntil !== undefined) {
    await deps.mails.replaceHeld(quoteMailIds(quoteId, version - 1), deps.now());
  }
  return {
    id: quoteMailId(quoteId, version),
    ...(client !== null && { accountId: client.id }),
    ...held,
    letter: {
      kind: 'quote-sent',
      // Made by hand, it goes to the address that the provider has typed.
      ...(client === null ? addressedByHand(clientEmail, clientName) : addressed(client)),
      ...quoteOf(deps, payload),
      providerName: (provider === null ? payload.providerName : providerName(provider)) || 'Your provider',
      validUntil,
      hasAccount: client !== null,
      isFirst: version === 1 || !(await wasMailed(deps, payload)),
      sentAt: payload.sentToClientAt ?? at,
    },
  };
}

/**
 * Only where the client has not written first; null where the mail never goes. A request counts once the client has confirmed the
 * address: anybody can sign up under the address of somebody else.
 */
async function heldUntil(
  { quoteMails }: NoticeDeps,
  {
    providerId,
    quoteId,
    version,
    clientEmail,
    eventId,
    clientWroteFirst = eventId !== null,
  }: Told['payload'],
  client: ClientAccount | null,
): Promise<Pick<Notice, 'heldUntil' | 'senderId'> | null> {
  if (clientWroteFirst && client?.emailVerified === true) {
    return {};
  }
  const email = client?.email ?? clientEmail;
  const mayGoAt = await quoteMails.mayGoAt({ providerId, quoteId, version, email });
  if (mayGoAt === 'withheld') {
    return null;
  }
  return { heldUntil: mayGoAt === 'unconfirmed' ? untilConfirmed : mayGoAt, senderId: providerId };
}

/** Whether a mail about an earlier version has gone or goes: one that was held may have been replaced. */
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
    accountId: provider.id,
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
