import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { applyRefund, applyRefundRefusal } from '../../../src/invoices/domain/apply-refund.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { netPaidOf, overRefundedOf, refundedOf } from '../../../src/invoices/domain/invoice.ts';
import { refund } from '../../../src/invoices/domain/refund.ts';
import { aPaidInvoice, aSentInvoice, anInvoicePaidByCard } from '../../support/an-invoice.ts';

const now = new Date('2026-06-05T15:00:00.000Z');
const asked = { id: 'refund-1', amountCents: 20_000, reason: 'One hour less' };

function aNote(id: string, amountCents: number) {
  return { id, amountCents, reason: 'Less', number: '7-1', issuedAt: now };
}

describe('refunding an invoice that was paid outside Marquee', () => {
  test('when a part is refunded, then it has its credit note at once', () => {
    const paid = aPaidInvoice();

    const fact = refund(paid, asked, now);

    expect(fact).toEqual({
      ...{ type: 'refunded', actor: 'provider' },
      creditNote: { ...asked, number: '7-1', issuedAt: now },
    });
    expect(fact && evolve(paid, fact, now)).toEqual({
      ...paid,
      ...{ status: 'partly_refunded', lastRefundRefused: null },
      creditNotes: [{ ...asked, number: '7-1', issuedAt: now }],
    });
  });

  test('when another part is refunded, then its credit note has the next number', () => {
    const partly = aPaidInvoice({ status: 'partly_refunded', creditNotes: [aNote('refund-0', 100)] });

    const fact = refund(partly, asked, now);

    expect(fact).toMatchObject({ creditNote: { number: '7-2' } });
    expect(fact && evolve(partly, fact, now).creditNotes.map(({ id }) => id)).toEqual([
      ...['refund-0', 'refund-1'],
    ]);
  });

  test('when exactly the rest is refunded, then the invoice is refunded, and a cent more is rejected', () => {
    const partly = aPaidInvoice({ status: 'partly_refunded', creditNotes: [aNote('refund-0', 50_000)] });

    const fact = refund(partly, asked, now);
    const refusal = refusalOf(() => refund(partly, { ...asked, amountCents: 20_001 }, now));

    expect(fact && evolve(partly, fact, now).status).toBe('refunded');
    expect(refusal).toMatchObject({
      ...{ kind: 'rule-broken', code: 'refund_exceeds_payment' },
      message: 'At most $200.00 of this invoice can be refunded',
    });
  });

  test('when the call is repeated, then nothing changes', () => {
    const creditNotes = [aNote('refund-0', 100), aNote('refund-1', 20_000)];

    expect(refund(aPaidInvoice({ status: 'partly_refunded', creditNotes }), asked, now)).toBeNull();
  });

  test('when nothing was paid, then a refund is rejected', () => {
    expect(refusalOf(() => refund(aSentInvoice(), asked, now))).toMatchObject({
      ...{ code: 'invoice_not_paid', message: 'This invoice has not been paid yet' },
    });
  });
});

describe('refunding a card payment', () => {
  test('when a refund is pending, then another one has to wait', () => {
    const pending = anInvoicePaidByCard({ refundUnderWay: asked });

    expect(refund(pending, asked, now)).toBeNull();
    expect(refusalOf(() => refund(pending, { ...asked, id: 'refund-2' }, now))).toMatchObject({
      ...{ kind: 'conflict', code: 'refund_under_way' },
      message: 'A refund of this invoice is still being made. Please try again in a minute.',
    });
  });

  test('when a refund is requested, then an earlier refusal is not shown any more', () => {
    const paid = anInvoicePaidByCard({ lastRefundRefused: { amountCents: 1, refusedAt: now } });

    expect(evolve(paid, { type: 'refund-asked', refund: asked }, now)).toMatchObject({
      ...{ refundUnderWay: asked, lastRefundRefused: null },
    });
  });

  test('when the processor has made the requested refund, then the credit note has the provider’s reason', () => {
    const pending = anInvoicePaidByCard({ refundUnderWay: asked });

    expect(applyRefund(pending, { id: 'refund-1', cents: 20_000 }, now)).toEqual({
      ...{ type: 'refunded', actor: 'provider', isToCard: true },
      creditNote: { ...asked, number: '7-1', issuedAt: now },
    });
  });

  test('when the refund was made at the processor itself, then nobody in Marquee made it', () => {
    const pending = anInvoicePaidByCard({ refundUnderWay: asked });

    expect(applyRefund(pending, { id: 're_9', cents: 500 }, now)).toEqual({
      ...{ type: 'refunded', actor: 'processor', isToCard: true },
      creditNote: {
        ...{ id: 're_9', amountCents: 500, reason: 'Refunded at Stripe' },
        ...{ number: '7-1', issuedAt: now },
      },
    });
  });

  test('when the refund has a credit note already, then nothing changes', () => {
    const creditNotes = [aNote('re_8', 1), aNote('re_9', 500)];

    expect(applyRefund(anInvoicePaidByCard({ creditNotes }), { id: 're_9', cents: 500 }, now)).toBeNull();
  });

  test('when the processor refuses the pending refund, then refusals are counted', () => {
    const pending = anInvoicePaidByCard({ refundUnderWay: asked });

    const refused = applyRefundRefusal(pending, 'refund-1');
    const once = refused && evolve(pending, refused, now);

    expect(refused).toEqual({ type: 'refund-refused' });
    expect(once).toMatchObject({
      ...{ refundUnderWay: null, refundsRefused: 1 },
      lastRefundRefused: { amountCents: 20_000, refusedAt: now },
    });
    expect(once && evolve(once, { type: 'refund-refused' }, now).refundsRefused).toBe(2);
  });

  test('when no refund is pending, then a refusal changes nothing', () => {
    expect(applyRefundRefusal(anInvoicePaidByCard(), 'refund-1')).toBeNull();
    expect(evolve(anInvoicePaidByCard(), { type: 'refund-refused' }, now).lastRefundRefused).toBeNull();
  });
});

describe('the sums of an invoice', () => {
  test.each<[string, Partial<Invoice>, number[]]>([
    ['nothing is refunded', {}, [0, 70_000, 0]],
    ['two parts are refunded', { creditNotes: [aNote('a', 100), aNote('b', 200)] }, [300, 69_700, 0]],
    ['all is refunded', { creditNotes: [aNote('a', 70_000)] }, [70_000, 0, 0]],
    ['more is refunded', { creditNotes: [aNote('a', 70_000), aNote('b', 1)] }, [70_001, 0, 1]],
  ])('when %s, then refunded, received and over-refunded cents are the expected ones', (_case, own, sums) => {
    const paid = aPaidInvoice(own);

    expect([refundedOf(paid), netPaidOf(paid), overRefundedOf(paid)]).toEqual(sums);
  });

  test('when nothing was paid, then nothing was received', () => {
    const unpaid = aSentInvoice({ creditNotes: [aNote('a', 100)] });

    expect([netPaidOf(unpaid), overRefundedOf(unpaid)]).toEqual([0, 0]);
  });
});
