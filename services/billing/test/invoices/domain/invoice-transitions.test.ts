import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { describeTransition } from '@marquee/service-kit/test-kit/describe-transition';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { invoiceStates, requireStatus } from '../../../src/invoices/domain/invoice-states.ts';
import type { InvoiceAction } from '../../../src/invoices/domain/invoice-states.ts';
import { aPaidInvoice, anInvoicePaidByCard, aSentInvoice } from '../../support/an-invoice.ts';

const settled = { paid: 'paid', partly_refunded: 'partly_refunded', refunded: 'refunded' };

/** Who may do what in which status, and the status after it, written by hand from the specification. */
const specified: Record<InvoiceAction, { by: string; from: Partial<Record<InvoiceStatus, string>> }> = {
  send: { by: 'provider, system', from: { draft: 'sent', sent: 'sent' } },
  'record-payment': { by: 'provider', from: { sent: 'paid' } },
  'pay-by-card': { by: 'client', from: { sent: 'sent' } },
  remind: { by: 'provider', from: { sent: 'sent' } },
  'switch-reminders': { by: 'provider', from: { draft: 'draft', sent: 'sent' } },
  void: { by: 'provider', from: { draft: 'void', sent: 'void', void: 'void' } },
  refund: {
    by: 'provider',
    from: { paid: 'paid or partly_refunded or refunded', partly_refunded: 'partly_refunded or refunded' },
  },
  'read-receipt': { by: 'client, provider', from: settled },
  'event-cancelled': {
    by: 'system',
    from: { draft: 'draft or void', sent: 'sent or void', ...settled, void: 'void' },
  },
  'provider-left': { by: 'system', from: { draft: 'void', sent: 'void', ...settled, void: 'void' } },
};

describe('the transitions of an invoice', () => {
  test.each(Object.keys(specified) as InvoiceAction[])(
    'when the action is %s, then its actor and statuses are those of the specification',
    (action) => {
      expect(describeTransition(invoiceStates.transitions[action])).toEqual(specified[action]);
    },
  );

  test('when the table is listed, then it has the name and the statuses of an invoice', () => {
    expect(invoiceStates.name).toBe('invoice');
    expect(invoiceStates.statuses).toEqual([
      ...['draft', 'sent', 'paid', 'partly_refunded', 'refunded', 'void'],
    ]);
    expect(Object.keys(invoiceStates.transitions).sort()).toEqual(Object.keys(specified).sort());
  });
});

describe('the refusal of an action', () => {
  test.each<[InvoiceStatus, InvoiceAction, string, string]>([
    ['draft', 'remind', 'invoice_is_draft', 'This invoice has not been sent yet'],
    ['sent', 'refund', 'invoice_not_paid', 'This invoice has not been paid yet'],
    ['paid', 'send', 'invoice_already_paid', 'This invoice has already been paid'],
    ['partly_refunded', 'send', 'invoice_partly_refunded', 'A part of this invoice has been refunded'],
    ['refunded', 'refund', 'invoice_already_refunded', 'This invoice has already been refunded'],
    ['void', 'record-payment', 'invoice_is_void', 'This invoice is void'],
  ])('when the invoice is %s and the action is %s, then the code is %s: %s', (status, action, ...rest) => {
    const [code, message] = rest;

    expect(
      refusalOf(() => {
        requireStatus({ status, payment: null }, action);
      }),
    ).toMatchObject({
      ...{ kind: 'conflict', code, message },
    });
  });

  test('when the invoice was paid by card, then the refusal says so', () => {
    expect(
      refusalOf(() => {
        requireStatus(anInvoicePaidByCard(), 'send');
      }),
    ).toMatchObject({
      ...{ code: 'invoice_already_paid', message: 'This invoice has already been paid by card' },
    });
    expect(
      refusalOf(() => {
        requireStatus(aPaidInvoice(), 'send');
      }).message,
    ).toBe('This invoice has already been paid');
  });

  test('when a part of a card payment was refunded, then the refusal is the same as without a card', () => {
    const partly = anInvoicePaidByCard({ status: 'partly_refunded' });

    expect(
      refusalOf(() => {
        requireStatus(partly, 'send');
      }).message,
    ).toBe('A part of this invoice has been refunded');
  });

  test('when the status permits the action, then it is not rejected', () => {
    expect(() => {
      requireStatus(aSentInvoice(), 'remind');
    }).not.toThrow();
  });
});
