import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import { pay } from '../../../src/invoices/domain/pay.ts';
import {
  aPaidInvoice,
  aSentInvoice as anySentInvoice,
  anInvoicePaidByCard,
  charge,
} from '../../support/an-invoice.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

/** Still March 1 in New York, where the event is. */
const acceptedAt = new Date('2026-03-02T03:00:00.000Z');
const receivedAt = new Date('2026-03-04T15:00:00.000Z');

function aSentInvoice(): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), acceptedAt, receivedAt);
  if (!draft) {
    throw new Error('a quote without an invoice');
  }
  return evolve(draft, { type: 'sent', number: 1, actor: 'system' }, receivedAt);
}

function onDay(invoice: Invoice, paidOn: string) {
  return () => pay(invoice, { id: 'p', paidOn, note: '' }, receivedAt);
}

describe('the date of a payment outside Marquee', () => {
  test('when it is the day of the acceptance in the event’s time zone, then it is accepted', () => {
    expect(onDay(aSentInvoice(), '2026-03-01')()).toMatchObject({ payment: { paidOn: '2026-03-01' } });
  });

  test('when it is before the day of the acceptance, then the field is rejected', () => {
    const message = 'A payment cannot be dated before the quote was accepted';

    expect(refusalOf(onDay(aSentInvoice(), '2026-02-28'))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'payment_before_acceptance', message },
      details: { errors: [{ path: 'paidOn', message }] },
    });
  });

  test('when the invoice has no acceptance date, then the day of its creation counts', () => {
    const older = aSentInvoice();
    delete older.acceptedOn;

    expect(onDay(older, '2026-03-03')).toThrow('before the quote was accepted');
    expect(onDay(older, '2026-03-04')()).toMatchObject({ payment: { paidOn: '2026-03-04' } });
  });

  test('when it is today at the venue, then it is accepted, and tomorrow is rejected', () => {
    const message = 'A payment cannot be dated in the future';

    expect(onDay(aSentInvoice(), '2026-03-04')()).toMatchObject({ payment: { paidOn: '2026-03-04' } });
    expect(refusalOf(onDay(aSentInvoice(), '2026-03-05'))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'payment_in_future', message },
      details: { errors: [{ path: 'paidOn', message }] },
    });
  });
});

describe('recording a payment', () => {
  const at = new Date('2026-06-05T15:00:00.000Z');
  const cash = { id: 'payment-2', paidOn: '2026-06-05', note: 'Cash' };

  test('when the invoice is sent, then the payment is recorded with the current time', () => {
    expect(pay(anySentInvoice(), cash, at)).toEqual({ type: 'paid', payment: { ...cash, recordedAt: at } });
  });

  test('when the call is repeated, then nothing changes', () => {
    expect(pay(aPaidInvoice(), { ...cash, id: 'payment-1' }, at)).toBeNull();
  });

  test.each([
    { how: 'outside Marquee', invoice: aPaidInvoice(), message: 'This invoice has already been paid' },
    { how: 'by card', invoice: anInvoicePaidByCard(), message: 'This invoice has already been paid by card' },
  ])('when it was paid $how, then another payment is rejected', ({ invoice, message }) => {
    expect(refusalOf(() => pay(invoice, cash, at))).toMatchObject({
      ...{ kind: 'conflict', code: 'invoice_already_paid', message },
    });
  });

  test('when a card was charged before the acceptance by the processor’s clock, then the date is not checked', () => {
    const early = { id: 'pi_1', paidOn: '2026-01-01', note: '', card: charge };

    expect(pay(anySentInvoice(), early, at)).toMatchObject({ payment: { paidOn: '2026-01-01' } });
  });
});
