import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { cancelEvent } from '../../../src/invoices/domain/cancel-event.ts';
import { send } from '../../../src/invoices/domain/send.ts';
import { voidForErasedProvider } from '../../../src/invoices/domain/void-for-erased-provider.ts';
import { voidUnpaidInvoice } from '../../../src/invoices/domain/void-unpaid-invoice.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice, anInvoicePaidByCard } from '../../support/an-invoice.ts';

const at = new Date('2026-06-05T15:00:00.000Z');
const sending = { number: 8, actor: 'provider' } as const;

describe('sending an invoice', () => {
  test('when it is a draft, then it gets the number', () => {
    expect(send(aDraftInvoice(), sending)).toEqual({ type: 'sent', ...sending });
  });

  test('when it is sent already, then nothing changes', () => {
    expect(send(aSentInvoice(), sending)).toBeNull();
  });

  test('when it is void, then it is rejected', () => {
    expect(refusalOf(() => send(aDraftInvoice({ status: 'void' }), sending)).code).toBe('invoice_is_void');
  });
});

describe('voiding an invoice', () => {
  test.each([aDraftInvoice(), aSentInvoice()])('when it is $status, then it is void', (invoice) => {
    expect(voidUnpaidInvoice(invoice, 'A mistake')).toEqual({ type: 'voided', reason: 'A mistake' });
  });

  test('when it is void already, then the first reason stays', () => {
    expect(voidUnpaidInvoice(aSentInvoice({ status: 'void' }), 'Another')).toBeNull();
  });

  test.each([
    { how: 'outside Marquee', invoice: aPaidInvoice(), paid: 'paid' },
    { how: 'by card', invoice: anInvoicePaidByCard(), paid: 'paid by card' },
  ])('when it was paid $how, then a refund is the way', ({ invoice, paid }) => {
    expect(refusalOf(() => voidUnpaidInvoice(invoice, 'A mistake'))).toMatchObject({
      ...{ kind: 'conflict', code: 'invoice_already_paid' },
      message: `This invoice has been ${paid}: refund it instead`,
    });
  });

  test('when it was refunded, then it is rejected as refunded', () => {
    const creditNotes = [{ id: 'r', amountCents: 70_000, reason: 'All', number: '7-1', issuedAt: at }];
    const refunded = aPaidInvoice({ status: 'refunded', creditNotes });

    expect(refusalOf(() => voidUnpaidInvoice(refunded, 'A mistake')).code).toBe('invoice_already_refunded');
  });
});

describe('an invoice whose provider leaves', () => {
  test.each([aDraftInvoice(), aSentInvoice()])('when it is $status, then it is voided', (invoice) => {
    expect(voidForErasedProvider(invoice)).toEqual({ type: 'provider-left' });
  });

  test.each([aPaidInvoice(), aSentInvoice({ status: 'void' })])(
    'when it is $status, then it stays',
    (invoice) => {
      expect(voidForErasedProvider(invoice)).toBeNull();
    },
  );
});

describe('an invoice whose event is cancelled', () => {
  test('when the message arrives, then the time of the cancellation is recorded once', () => {
    expect(cancelEvent(aSentInvoice(), at)).toEqual({ type: 'event-cancelled', cancelledAt: at });
    expect(cancelEvent(aSentInvoice({ isEventCancelled: true }), at)).toBeNull();
  });
});
