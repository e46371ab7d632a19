import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postNotice } from './post-notice.ts';
import { addressed, addressedByHand, clientOf, providerName, providerOf } from './people.ts';

type Told = EnvelopeOf<typeof quoteSent>;

/** A client hears of every version that is sent to them, unless it is archived before; a provider of an acceptance. */
export function tellOfQuotes(deps: NoticeDeps): Subscription<typeof quoteSent> {
  return {
    queue: 'identity.tell-of-quotes',
    messages: [quoteSent, quoteAccepted, quoteArchived],
    async handle(envelope) {
      if (envelope.type === quoteArchived.type) {
        await deps.mails.callOff(sentMailIdsOf(envelope.payload), new Date(envelope.at));
        return;
      }
      const notice =
        envelope.type === quoteSent.type ? await sent(deps, envelope) : await accepted(deps, envelope);
      if (notice !== null) {
        await postNotice(deps, notice, new Date(envelope.at));
      }
    },
  };
}

async function sent(deps: NoticeDeps, { payload, at }: Told): Promise<Notice | null> {
  const { quoteId, version, clientId, clientEmail, clientName, validUntil } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (clientId !== null && client === null) {
    return null;
  }
  const provider = await providerOf(deps.accounts, payload.providerId);
  return {
    id: sentMailId(quoteId, version),
    ...(client !== null && { accountId: client.id }),
    letter: {
      kind: 'quote-sent',
      // Made by hand, it goes to the address that the provider has typed.
      ...(client === null ? addressedByHand(clientEmail, clientName) : addressed(client)),
      ...quoteOf(deps, payload),
      providerName: (provider === null ? payload.providerName : providerName(provider)) || 'Your provider',
      validUntil,
      hasAccount: client !== null,
      sentAt: payload.sentToClientAt ?? at,
    },
  };
}

function sentMailId(quoteId: string, version: number): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** Of every version that was ever sent. */
function sentMailIdsOf({ quoteId, version: last }: Told['payload']): string[] {
  return Array.from({ length: last }, (_version, index) => sentMailId(quoteId, index + 1));
}

async function accepted(deps: NoticeDeps, { payload, at }: Told): Promise<Notice | null> {
  const provider = await providerOf(deps.accounts, payload.providerId);
  if (provider === null) {
    return null;
  }
  return {
    id: `quote-accepted.${payload.quoteId}`,
    accountId: provider.id,
    letter: {
      kind: 'quote-accepted',
      ...addressed(provider),
      ...quoteOf(deps, payload),
      clientName: payload.clientName || 'Your client',
      acceptedAt: payload.clientAcceptedAt ?? at,
    },
  };
}

function quoteOf({ timeZone }: NoticeDeps, { quoteId, version, eventName, totalCents }: Told['payload']) {
  return { quoteId, version, eventName, totalCents, timeZone };
}
