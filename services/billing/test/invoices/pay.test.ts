import type { Invoice } from '../../src/invoices/domain/invoice.ts';
import { draftInvoices } from '../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../src/invoices/domain/evolve.ts';
import { pay } from '../../src/invoices/domain/pay.ts';
import { anAcceptedQuote } from '../support/snapshots.ts';

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

function refusalOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (refusal) {
    return refusal;
  }
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
});
