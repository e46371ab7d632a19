import {
  invoicePaid,
  invoiceRefundRequested,
  invoiceRefunded,
  invoiceSent,
  invoiceVoided,
} from '@marquee/contracts/messages/invoice-messages';
import type { EnvelopeOf, Subscription } from '@marquee/service-kit/messaging/bus';
import type { NotificationTemplate } from '../email-templates/email-template.ts';
import { sentRetentionSeconds } from '../email-queue/email-collection-repository.ts';
import {
  invoiceTemplateFields,
  clientOfInvoice,
  cancelPaymentNotifications,
} from './invoice-template-fields.ts';
import type { Notification, NotificationDeps } from './enqueue-notification.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import { enqueueRefundNotification } from './enqueue-refund-notification.ts';
import { onRefundRequest } from './on-refund-request.ts';
import { onPayment } from './on-payment.ts';

type InvoiceEnvelope = EnvelopeOf<typeof invoiceSent>;

/**
 * Emails the client about a sent invoice (unless it is paid or void before the email is sent), a payment and refunds. Emails the client
 * about a voided invoice if the client may have been asked to pay. Emails the provider about a payment by card and about a refund request.
 */
export function onInvoices(deps: NotificationDeps): Subscription<typeof invoiceSent> {
  return {
    queue: 'identity.tell-of-invoices',
    messages: [invoiceSent, invoicePaid, invoiceRefunded, invoiceVoided, invoiceRefundRequested],
    async handle(envelope) {
      const { type, payload, at } = envelope;
      if (type === invoiceRefundRequested.type) {
        await onRefundRequest(deps, envelope);
        return;
      }
      if (type !== invoiceSent.type) {
        await deps.emailQueue.cancel([sentEmailId(payload)], new Date(at));
        await cancelPaymentNotifications(deps, payload.invoiceId, new Date(at));
      }
      // After `cancel`, the email about the sent invoice was either attempted or will never be sent.
      if (type !== invoiceVoided.type || (await wasPaymentRequested(deps, envelope))) {
        await notifyClient(deps, envelope);
      }
      if (type === invoicePaid.type && payload.paidBy === 'card') {
        await onPayment(deps, envelope);
      }
    },
  };
}

/** Whether the client may have been asked to pay. Also true if the invoice was sent longer ago than records of emails are stored. */
async function wasPaymentRequested(
  { emailQueue }: NotificationDeps,
  { payload, at }: InvoiceEnvelope,
): Promise<boolean> {
  const isLongAgo = Date.parse(at) - Date.parse(payload.sentAt) > sentRetentionSeconds * 1000;
  return isLongAgo || emailQueue.wasAttempted(sentEmailId(payload));
}

async function notifyClient(deps: NotificationDeps, envelope: InvoiceEnvelope): Promise<void> {
  const notification = await toNotification(deps, envelope);
  if (notification === null) {
    return;
  }
  const { letter } = notification;
  const at = new Date(envelope.at);
  await (letter.kind === 'invoice-refunded'
    ? enqueueRefundNotification(deps, { ...notification, letter }, at)
    : enqueueNotification(deps, notification, at));
}

async function toNotification(
  deps: NotificationDeps,
  envelope: InvoiceEnvelope,
): Promise<Notification | null> {
  const content = contentFor(envelope);
  const client = await clientOfInvoice(deps, envelope.payload);
  if (content === null || client === null) {
    return null;
  }
  const { addressee, recipient } = client;
  return {
    id: content.id,
    ...recipient,
    senderId: envelope.payload.providerId,
    letter: { ...addressee, ...(await invoiceTemplateFields(deps, envelope.payload)), ...content.letter },
  };
}

type About = 'to' | 'name' | keyof Awaited<ReturnType<typeof invoiceTemplateFields>>;
type OmitFrom<Letter, Key extends PropertyKey> = Letter extends unknown ? Omit<Letter, Key> : never;
type InvoiceTemplate = Extract<NotificationTemplate, { invoiceId: string }>;
type InvoiceNotification = { id: string; letter: OmitFrom<InvoiceTemplate, About> };

/** Null if the message lacks data for the email. */
function contentFor({ type, payload, at }: InvoiceEnvelope): InvoiceNotification | null {
  const { invoiceId, dueOn, sentAt, paidAt, refund, voidedFor, canPayByCard, nextPayment } = payload;
  switch (type) {
    case invoiceSent.type:
      return { id: sentEmailId(payload), letter: { kind: 'invoice-sent', dueOn, sentAt, canPayByCard } };
    case invoicePaid.type:
      return {
        id: `invoice-paid.${invoiceId}`,
        letter: { kind: 'invoice-paid', paidAt: paidAt ?? at, nextPayment },
      };
    case invoiceRefunded.type:
      return refund === undefined ? null : refundedContent(refund, at);
    default:
      return voidedFor === undefined
        ? null
        : { id: `invoice-voided.${invoiceId}`, letter: { kind: 'invoice-voided', voidedFor, voidedAt: at } };
  }
}

function refundedContent(
  refund: NonNullable<InvoiceEnvelope['payload']['refund']>,
  refundedAt: string,
): InvoiceNotification {
  const { creditNoteId, amountCents: refundCents, method } = refund;
  return {
    id: `invoice-refunded.${creditNoteId}`,
    letter: { kind: 'invoice-refunded', refundCents, method, refundedAt },
  };
}

function sentEmailId({ invoiceId }: InvoiceEnvelope['payload']): string {
  return `invoice-sent.${invoiceId}`;
}
