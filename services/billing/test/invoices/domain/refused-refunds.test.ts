import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { InvoiceChange } from '../../../src/invoices/domain/invoice-change.ts';
import { netPaidOf, overRefundedOf } from '../../../src/invoices/domain/invoice.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { refund } from '../../../src/invoices/domain/refund.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const later = new Date('2026-03-02T16:00:00.000Z');
const asked = { id: 'r-1', amountCents: 10_000, reason: 'One hour less' };
const card = { accountId: 'acct_1', paymentId: 'pi_1' };
const checkout = { id: 'cs_1', accountId: 'acct_1' };
const payment = { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: now, card };

function aSentInvoiceAfter(...changes: InvoiceChange[]): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), now, now);
  if (draft === undefined) {
    throw new Error('a quote without an invoice');
  }
  const sent = evolve(draft, { type: 'sent', number: 7, actor: 'system' }, now);
  return changes.reduce((invoice, change) => evolve(invoice, change, now), sent);
}

const refused = [
  { type: 'paid', payment },
  { type: 'refund-asked', refund: asked },
  { type: 'refund-refused' },
] as const;

describe('a card payment that came too late', () => {
  test('when it was refunded, then the invoice has the date of the refund', () => {
    const invoice = aSentInvoiceAfter(
      { type: 'checkout-opened', checkout },
      { type: 'voided', reason: 'A mistake' },
    );

    const after = evolve(invoice, { type: 'card-payment-returned' }, later);

    expect(after).toMatchObject({ status: 'void', checkout: null, returnedAt: later });
  });
});

describe('a refund that the processor refused', () => {
  test('when it is refused, then the invoice shows the amount and the date', () => {
    const pending = aSentInvoiceAfter(...refused.slice(0, 2));

    const after = evolve(pending, { type: 'refund-refused' }, later);

    expect(after).toMatchObject({
      ...{ status: 'paid', refundUnderWay: null, creditNotes: [] },
      lastRefundRefused: { amountCents: 10_000, refusedAt: later },
    });
  });

  test.each([
    { next: { type: 'refund-asked', refund: { ...asked, id: 'r-2' } } },
    {
      next: {
        type: 'refunded',
        actor: 'provider',
        creditNote: { ...asked, id: 'r-2', number: '7-1', issuedAt: later },
      },
    },
  ] as const)('when the change $next.type follows, then the refusal is removed', ({ next }) => {
    expect(evolve(aSentInvoiceAfter(...refused), next, later).lastRefundRefused).toBeNull();
  });

  test('when the whole payment was refunded at Stripe meanwhile, then no refusal is shown', () => {
    const atStripe = { id: 'r-9', number: '7-1', reason: 'All', amountCents: 54_950, issuedAt: now };
    const pending = aSentInvoiceAfter(...refused.slice(0, 2), {
      type: 'refunded',
      actor: 'processor',
      creditNote: atStripe,
    });

    const after = evolve(pending, { type: 'refund-refused' }, later);

    expect(after).toMatchObject({ status: 'refunded', refundUnderWay: null, lastRefundRefused: null });
  });

  test('when the money is refunded outside Marquee, then that refund has its credit note at once', () => {
    const fact = refund(aSentInvoiceAfter(...refused), { ...asked, method: 'offline' }, later);

    expect(fact).toEqual({
      type: 'refunded',
      actor: 'provider',
      creditNote: { ...asked, number: '7-1', issuedAt: later },
    });
  });

  test('when a refund to the card is pending, then a refund outside Marquee is rejected', () => {
    const pending = aSentInvoiceAfter(...refused.slice(0, 2));

    const recorded = () => refund(pending, { ...asked, id: 'r-2', method: 'offline' }, later);

    expect(recorded).toThrow('still being made');
  });

  test('when refunds, including those at Stripe, exceed the payment, then nothing is left to refund', () => {
    const creditNote = { id: 'r-2', number: '7-1', reason: 'All', amountCents: 54_950, issuedAt: now };
    const all = aSentInvoiceAfter(...refused, { type: 'refunded', actor: 'processor', creditNote });

    const after = evolve(
      all,
      { type: 'refunded', actor: 'processor', creditNote: { ...creditNote, id: 'r-3', number: '7-2' } },
      later,
    );

    expect([after.status, netPaidOf(after), overRefundedOf(after)]).toEqual(['refunded', 0, 54_950]);
    expect(() => refund(after, { ...asked, id: 'r-4' }, later)).toThrow('already been refunded');
  });
});
