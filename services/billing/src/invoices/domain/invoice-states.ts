import { invoiceStatus } from '@marquee/contracts/invoices';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { requireTransition } from '@marquee/service-kit/domain/state-machine';
import type { StateMachine, StatusRefusal } from '@marquee/service-kit/domain/state-machine';
import type { InvoiceActor } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

export type InvoiceAction =
  | 'send'
  | 'record-payment'
  | 'pay-by-card'
  | 'remind'
  | 'switch-reminders'
  | 'void'
  | 'refund'
  | 'read-receipt'
  | 'event-cancelled'
  | 'provider-left';

const refusals: Record<InvoiceStatus, StatusRefusal> = {
  draft: { code: 'invoice_is_draft', message: 'This invoice has not been sent yet' },
  sent: { code: 'invoice_not_paid', message: 'This invoice has not been paid yet' },
  paid: { code: 'invoice_already_paid', message: 'This invoice has already been paid' },
  partly_refunded: { code: 'invoice_partly_refunded', message: 'A part of this invoice has been refunded' },
  refunded: { code: 'invoice_already_refunded', message: 'This invoice has already been refunded' },
  void: { code: 'invoice_is_void', message: 'This invoice is void' },
};

/** `paid` until the processor has made a refund to the card. */
const refunded = ['paid', 'partly_refunded', 'refunded'] as const;

export const invoiceStates: StateMachine<InvoiceStatus, InvoiceAction, InvoiceActor> = {
  name: 'invoice',
  statuses: invoiceStatus.options,
  transitions: {
    send: { by: ['provider', 'system'], from: { draft: 'sent', sent: 'sent' } },
    'record-payment': { by: 'provider', from: { sent: 'paid' } },
    'pay-by-card': { by: 'client', from: { sent: 'sent' } },
    remind: { by: 'provider', from: { sent: 'sent' } },
    'switch-reminders': { by: 'provider', from: { draft: 'draft', sent: 'sent' } },
    void: { by: 'provider', from: { draft: 'void', sent: 'void', void: 'void' } },
    refund: {
      by: 'provider',
      from: { paid: { to: refunded }, partly_refunded: { to: ['partly_refunded', 'refunded'] } },
    },
    'read-receipt': {
      by: ['client', 'provider'],
      from: { paid: 'paid', partly_refunded: 'partly_refunded', refunded: 'refunded' },
    },
    'event-cancelled': {
      by: 'system',
      from: {
        draft: { to: ['draft', 'void'] },
        sent: { to: ['sent', 'void'] },
        paid: 'paid',
        partly_refunded: 'partly_refunded',
        refunded: 'refunded',
        void: 'void',
      },
    },
    'provider-left': {
      by: 'system',
      from: {
        draft: 'void',
        sent: 'void',
        paid: 'paid',
        partly_refunded: 'partly_refunded',
        refunded: 'refunded',
        void: 'void',
      },
    },
  },
  refusal: (status) => refusals[status],
};

/** Rejects an action that the invoice's status does not permit. */
export function requireStatus(
  { status, payment }: Pick<Invoice, 'status' | 'payment'>,
  action: InvoiceAction,
): void {
  const isPaidByCard = status === 'paid' && payment?.card !== undefined;
  requireTransition(isPaidByCard ? { ...invoiceStates, refusal: refusalByCard } : invoiceStates, {
    status,
    action,
  });
}

function refusalByCard(status: InvoiceStatus): StatusRefusal {
  const { code, message } = refusals[status];
  return { code, message: `${message} by card` };
}
