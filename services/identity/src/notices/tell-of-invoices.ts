import { shareOf } from '@marquee/contracts/invoice-drafts';
import { invoicePaid, invoiceSent, invoiceVoided } from '@marquee/contracts/messages/invoice-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postNotice } from './post-notice.ts';
import { addressed, clientOf, providerName, providerOf } from './people.ts';

type Told = EnvelopeOf<typeof invoiceSent>;

/** A client hears of every invoice that is sent to them, unless it is paid or taken back before; and has a receipt once it is paid. */
export function tellOfInvoices(deps: NoticeDeps): Subscription<typeof invoiceSent> {
  return {
    queue: 'identity.tell-of-invoices',
    messages: [invoiceSent, invoicePaid, invoiceVoided],
    async handle(envelope) {
      if (envelope.type !== invoiceSent.type) {
        await deps.mails.callOff([sentMailId(envelope.payload)], new Date(envelope.at));
      }
      const notice = envelope.type === invoiceVoided.type ? null : await toNotice(deps, envelope);
      if (notice !== null) {
        await postNotice(deps, notice, new Date(envelope.at));
      }
    },
  };
}

async function toNotice(deps: NoticeDeps, { type, payload, at }: Told): Promise<Notice | null> {
  const { invoiceId, clientId, clientEmail, clientName, dueOn, sentAt } = payload;
  const client = clientId === null ? null : await clientOf(deps.accounts, clientId);
  if (clientId !== null && client === null) {
    return null;
  }
  const about = {
    ...(client === null ? { to: clientEmail, name: clientName } : addressed(client)),
    ...(await invoiceOf(deps, payload)),
  };
  const isReceipt = type === invoicePaid.type;
  return {
    id: isReceipt ? `invoice-paid.${invoiceId}` : sentMailId(payload),
    ...(client !== null && { accountId: client.id }),
    letter: isReceipt
      ? { kind: 'invoice-paid', ...about, paidAt: payload.paidAt ?? at }
      : { kind: 'invoice-sent', ...about, dueOn, sentAt },
  };
}

function sentMailId({ invoiceId }: Told['payload']): string {
  return `invoice-sent.${invoiceId}`;
}

async function invoiceOf({ accounts }: NoticeDeps, payload: Told['payload']) {
  const { invoiceId, number, eventName, amountCents, timeZone } = payload;
  const provider = await providerOf(accounts, payload.providerId);
  return {
    ...{ invoiceId, number, eventName, amountCents, timeZone },
    part: shareOf(payload),
    providerName: provider === null ? payload.providerName : providerName(provider),
  };
}
