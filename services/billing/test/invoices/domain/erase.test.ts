import { eraseClient, eraseProvider } from '../../../src/invoices/domain/erase.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

const now = new Date('2026-06-20T15:00:00.000Z');
const requestedAt = new Date('2026-06-18T15:00:00.000Z');

function withoutNotes(invoice: Invoice): Invoice {
  return evolve(invoice, { type: 'erased' }, now);
}

describe('deleting the account of an invoice’s provider', () => {
  test('when a payment has a note, then the note is removed and the payment stays', () => {
    const paid = aPaidInvoice();

    expect(eraseProvider(paid)).toEqual({ type: 'erased' });
    expect(withoutNotes(paid)).toEqual({ ...paid, payment: { ...paid.payment, note: '' } });
    expect(eraseProvider(withoutNotes(paid))).toBeNull();
  });

  test('when the provider has typed why they voided a draft, then the reason is removed', () => {
    const draft = aDraftInvoice({ status: 'void', voidReason: 'Dana is ill' });

    expect(eraseProvider(draft)).toEqual({ type: 'erased' });
    expect(withoutNotes(draft)).toEqual({ ...draft, voidReason: '' });
  });

  test('when a sent invoice is void, then the reason stays, because the document shows it', () => {
    const sent = aSentInvoice({ status: 'void', voidReason: 'Wrong amount' });

    expect(eraseProvider(sent)).toBeNull();
    expect(withoutNotes(sent)).toEqual(sent);
  });

  test.each(['', 'The event was cancelled', 'The provider has left Marquee'])(
    'when Marquee gave the reason %j, then nothing remains to remove',
    (voidReason) => {
      const draft = aDraftInvoice({ voidReason });

      expect(eraseProvider(draft)).toBeNull();
      expect(withoutNotes(draft)).toEqual(draft);
    },
  );

  test('when an issued invoice with a note is also void, then only the note is removed', () => {
    const paid = aPaidInvoice({ voidReason: 'Wrong amount' });

    expect(withoutNotes(paid).voidReason).toBe('Wrong amount');
  });
});

describe('deleting the account of an invoice’s client', () => {
  test('when the client has requested a refund, then the reason is removed and the request stays', () => {
    const invoice = aPaidInvoice({ requestedRefund: { reason: 'I moved', requestedAt } });

    const fact = eraseClient(invoice);

    expect(fact).toEqual({ type: 'refund-reason-erased' });
    expect(fact && evolve(invoice, fact, now)).toEqual({
      ...invoice,
      requestedRefund: { reason: '', requestedAt },
    });
  });

  test.each([undefined, null, { reason: '', requestedAt }])(
    'when the request is %j, then nothing remains to remove',
    (requestedRefund) => {
      const invoice = aPaidInvoice(requestedRefund === undefined ? {} : { requestedRefund });

      expect(eraseClient(invoice)).toBeNull();
    },
  );

  test('when there is no request, then the fact leaves none', () => {
    expect(evolve(aPaidInvoice(), { type: 'refund-reason-erased' }, now).requestedRefund).toBeNull();
  });
});
