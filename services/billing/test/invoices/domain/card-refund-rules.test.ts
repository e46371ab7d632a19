import { randomUUID } from 'node:crypto';
import { DomainError } from '@marquee/service-kit/domain-error';
import { toMessages } from '../../../src/invoices/invoice-messages.ts';
import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { eraseProvider } from '../../../src/invoices/domain/erase.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { applyRefund, applyRefundRefusal } from '../../../src/invoices/domain/apply-refund.ts';
import { refund } from '../../../src/invoices/domain/refund.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const asked = { id: 'r-1', amountCents: 10_000, reason: 'One hour less' };
const made = { id: 'r-1', cents: 10_000 };

function paidByCard(): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), now, now);
  if (draft === undefined) {
    throw new Error('a quote without an invoice');
  }
  const card = { accountId: 'acct_1', paymentId: 'pi_1' };
  const payment = { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: now, card };
  const sent = evolve(draft, { type: 'sent', number: 7, actor: 'system' }, now);
  return evolve(sent, { type: 'paid', payment }, now);
}

function withRefundUnderWay(): Invoice {
  return evolve(paidByCard(), { type: 'refund-asked', refund: asked }, now);
}

describe('refunding a card payment', () => {
  test('when a refund is requested, then the refund is pending, and nothing is refunded yet', () => {
    const fact = refund(paidByCard(), asked, now);

    expect(fact).toEqual({ type: 'refund-asked', refund: asked });
    expect(withRefundUnderWay()).toMatchObject({
      ...{ status: 'paid', creditNotes: [], refundUnderWay: asked },
      checkAt: new Date('2026-03-02T15:01:00.000Z'),
    });
  });

  test('when the same refund is requested again, then nothing changes, and a different refund has to wait', () => {
    const another = () => refund(withRefundUnderWay(), { ...asked, id: 'r-2' }, now);

    expect(refund(withRefundUnderWay(), asked, now)).toBeNull();
    expect(another).toThrow(DomainError);
    expect(another).toThrow('still being made');
  });

  test('when another refund gets a credit note meanwhile, then the message says that a refund is still pending', () => {
    const invoice = withRefundUnderWay();
    const atStripe = applyRefund(invoice, { id: randomUUID(), cents: 5_000 }, now);
    if (atStripe === null) {
      throw new Error('a refund that was not noticed');
    }

    const [message] = toMessages(atStripe, evolve(invoice, atStripe, now), { names: null });

    expect(message).toMatchObject({
      type: 'billing.invoice.refunded.v1',
      payload: { isRefundUnderWay: true },
    });
  });

  test('when the processor has made the refund, then the refund has one credit note, and nothing is pending', () => {
    const invoice = withRefundUnderWay();

    const fact = applyRefund(invoice, made, now);
    const after = fact && evolve(invoice, fact, now);

    expect(after).toMatchObject({
      ...{ status: 'partly_refunded', refundUnderWay: null, checkAt: null },
      creditNotes: [{ ...asked, number: '7-1', issuedAt: now }],
    });
    expect(after && applyRefund(after, made, now)).toBeNull();
  });

  test('when the processor made another refund, then that refund has a credit note, and ours is still pending', () => {
    const invoice = withRefundUnderWay();

    const fact = applyRefund(invoice, { id: 'r-9', cents: 1 }, now);

    expect(fact && evolve(invoice, fact, now)).toMatchObject({
      ...{ refundUnderWay: asked, creditNotes: [{ id: 'r-9', reason: 'Refunded at Stripe' }] },
    });
  });

  test('when the processor refuses, then no refund is pending any more, and the refusal of another refund changes nothing', () => {
    const invoice = withRefundUnderWay();

    const fact = applyRefundRefusal(invoice, 'r-1');

    expect(fact && evolve(invoice, fact, now)).toMatchObject({ status: 'paid', refundUnderWay: null });
    expect(applyRefundRefusal(invoice, 'r-2')).toBeNull();
  });

  test('when the provider deletes their account meanwhile, then the credit note has the reason that they gave', () => {
    const invoice = {
      ...withRefundUnderWay(),
      payment: { ...paidByCard().payment, note: 'Check 9' },
    } as Invoice;
    const erased = eraseProvider(invoice);
    const left = erased && evolve(invoice, erased, now);

    const fact = left && applyRefund(left, made, now);

    expect(left?.payment?.note).toBe('');
    expect(fact && evolve(left, fact, now).creditNotes).toMatchObject([{ reason: 'One hour less' }]);
  });

  test.each(['The event was cancelled', 'The provider has left Marquee'])(
    'when the provider deletes their account after Marquee voided a draft, then the reason is still %j',
    (voidReason) => {
      const draft = {
        ...paidByCard(),
        ...{ status: 'void', number: null, payment: null, voidReason },
      } as Invoice;

      expect(eraseProvider(draft)).toBeNull();
      expect(evolve(draft, { type: 'erased' }, now).voidReason).toBe(voidReason);
    },
  );
});
