import {
  invoicePaid,
  invoiceRefundRequested,
  invoiceRefunded,
  invoiceSent,
  invoiceVoided,
} from '@marquee/contracts/messages/invoice-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { NoticeLetter } from '../mails/notice-letters.ts';
import { rememberSentFor } from '../mails/mail-collection-repository.ts';
import { aboutInvoice, clientOfInvoice, dropNotices } from './about-invoice.ts';
import type { Notice, NoticeDeps } from './post-notice.ts';
import { postNotice } from './post-notice.ts';
import { postRefund } from './post-refund.ts';
import { tellOfRefundRequest } from './tell-of-refund-request.ts';
import { tellOfPayment } from './tell-of-payment.ts';

type Told = EnvelopeOf<typeof invoiceSent>;

/**
 * Emails a client about every invoice sent to them unless it is paid or void before; then a receipt when it is paid, and its refunds.
 * Emails the provider about a payment by card or a refund request. A client who may have been asked to pay also learns that the invoice is
 * void.
 */
export function tellOfInvoices(deps: NoticeDeps): Subscription<typeof invoiceSent> {
  return {
    queue: 'identity.tell-of-invoices',
    messages: [invoiceSent, invoicePaid, invoiceRefunded, invoiceVoided, invoiceRefundRequested],
    async handle(envelope) {
      const { type, payload, at } = envelope;
      if (type === invoiceRefundRequested.type) {
        await tellOfRefundRequest(deps, envelope);
        return;
      }
      if (type !== invoiceSent.type) {
        await deps.mails.callOff([sentMailId(payload)], new Date(at));
        await dropNotices(deps, payload.invoiceId, new Date(at));
      }
      // `callOff` has decided by now: the email was attempted, or it will never be sent.
      if (type !== invoiceVoided.type || (await wasAsked(deps, envelope))) {
        await tell(deps, envelope);
      }
      if (type === invoicePaid.type && payload.paidBy === 'card') {
        await tellOfPayment(deps, envelope);
      }
    },
  };
}

/** True also for an invoice sent longer ago than emails are stored, because nothing shows the contrary. */
async function wasAsked({ mails }: NoticeDeps, { payload, at }: Told): Promise<boolean> {
  const isLongAgo = Date.parse(at) - Date.parse(payload.sentAt) > rememberSentFor * 1000;
  return isLongAgo || mails.hasTried(sentMailId(payload));
}

async function tell(deps: NoticeDeps, envelope: Told): Promise<void> {
  const notice = await toNotice(deps, envelope);
  if (notice === null) {
    return;
  }
  const { letter } = notice;
  const at = new Date(envelope.at);
  await (letter.kind === 'invoice-refunded'
    ? postRefund(deps, { ...notice, letter }, at)
    : postNotice(deps, notice, at));
}

async function toNotice(deps: NoticeDeps, envelope: Told): Promise<Notice | null> {
  const news = newsOf(envelope);
  const client = await clientOfInvoice(deps, envelope.payload);
  if (news === null || client === null) {
    return null;
  }
  const { addressed, recipient } = client;
  return {
    id: news.id,
    ...recipient,
    senderId: envelope.payload.providerId,
    letter: { ...addressed, ...(await aboutInvoice(deps, envelope.payload)), ...news.letter },
  };
}

type About = 'to' | 'name' | keyof Awaited<ReturnType<typeof aboutInvoice>>;
type Without<Letter, Key extends PropertyKey> = Letter extends unknown ? Omit<Letter, Key> : never;
type InvoiceLetter = Extract<NoticeLetter, { invoiceId: string }>;
type News = { id: string; letter: Without<InvoiceLetter, About> };

/** Null when the message lacks the data. */
function newsOf({ type, payload, at }: Told): News | null {
  const { invoiceId, dueOn, sentAt, paidAt, refund, voidedFor, canPayByCard, nextPayment } = payload;
  switch (type) {
    case invoiceSent.type:
      return { id: sentMailId(payload), letter: { kind: 'invoice-sent', dueOn, sentAt, canPayByCard } };
    case invoicePaid.type:
      return {
        id: `invoice-paid.${invoiceId}`,
        letter: { kind: 'invoice-paid', paidAt: paidAt ?? at, nextPayment },
      };
    case invoiceRefunded.type:
      return refund === undefined ? null : refundedNews(refund, at);
    default:
      return voidedFor === undefined
        ? null
        : { id: `invoice-voided.${invoiceId}`, letter: { kind: 'invoice-voided', voidedFor, voidedAt: at } };
  }
}

function refundedNews(refund: NonNullable<Told['payload']['refund']>, refundedAt: string): News {
  const { creditNoteId, amountCents: refundCents, method } = refund;
  return {
    id: `invoice-refunded.${creditNoteId}`,
    letter: { kind: 'invoice-refunded', refundCents, method, refundedAt },
  };
}

function sentMailId({ invoiceId }: Told['payload']): string {
  return `invoice-sent.${invoiceId}`;
}
