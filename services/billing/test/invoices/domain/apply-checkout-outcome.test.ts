import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { applyCheckoutOutcome } from '../../../src/invoices/domain/apply-checkout-outcome.ts';
import type { SettledOutcome } from '../../../src/invoices/domain/apply-checkout-outcome.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const anHourLater = new Date('2026-03-02T16:00:00.000Z');
const checkout = { id: 'cs_1', accountId: 'acct_1' };
const paid: SettledOutcome = { is: 'paid', paymentId: 'pi_1', paidAt: now };

/** A sent invoice with an open checkout. */
function anInvoiceAtCheckout(): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), now, now);
  if (draft === undefined) {
    throw new Error('a quote without an invoice');
  }
  const sent = evolve(draft, { type: 'sent', number: 1, actor: 'system' }, now);
  return evolve(sent, { type: 'checkout-opened', checkout }, now);
}

describe('recording the outcome of a checkout', () => {
  test('when the checkout was paid, then the invoice is paid by card on that day, and no check is scheduled', () => {
    const invoice = anInvoiceAtCheckout();

    const fact = applyCheckoutOutcome(invoice, { checkout, outcome: paid }, anHourLater);
    const card = { accountId: 'acct_1', paymentId: 'pi_1' };
    const after = fact && evolve(invoice, fact, anHourLater);

    expect(fact).toEqual({
      ...{
        type: 'paid',
        payment: { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: anHourLater, card },
      },
    });
    expect(after).toMatchObject({
      ...{ status: 'paid', paidAt: anHourLater, checkout: null, checkAt: null },
      payment: { paidOn: '2026-03-02', note: '', card: { accountId: 'acct_1', paymentId: 'pi_1' } },
    });
  });

  test.each([
    { was: 'the evening before', paidAt: '2026-03-02T04:59:00.000Z', paidOn: '2026-03-01' },
    { was: 'according to a clock ahead of ours', paidAt: '2026-03-09T15:00:00.000Z', paidOn: '2026-03-02' },
  ])('when it was paid $was, then the date in the event’s time zone is $paidOn', ({ paidAt, paidOn }) => {
    const seen: SettledOutcome = { is: 'paid', paymentId: 'pi_1', paidAt: new Date(paidAt) };

    const fact = applyCheckoutOutcome(anInvoiceAtCheckout(), { checkout, outcome: seen }, anHourLater);

    expect(fact).toMatchObject({ payment: { paidOn, recordedAt: anHourLater } });
  });

  test.each(['paid', 'partly_refunded', 'refunded', 'void'] as const)(
    'when the checkout was paid and the invoice is %s meanwhile, then nothing is recorded before the refund',
    (status) => {
      const invoice = { ...anInvoiceAtCheckout(), status };

      expect(applyCheckoutOutcome(invoice, { checkout, outcome: paid }, now)).toBeNull();
    },
  );

  test('when the checkout is still open, then that is recorded only when the hourly check is due', () => {
    const invoice = anInvoiceAtCheckout();
    const seen: SettledOutcome = { is: 'open', url: 'https://pay.example/cs_1' };

    expect(applyCheckoutOutcome(invoice, { checkout, outcome: seen }, now)).toBeNull();
    expect(applyCheckoutOutcome(invoice, { checkout, outcome: seen }, anHourLater)).toEqual({
      type: 'checkout-awaited',
    });
  });

  test('when the checkout is inaccessible, then it counts as over after checks have failed for more than 30 days', () => {
    const since = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const putOff = (days: number) => ({ ...anInvoiceAtCheckout(), putOff: { since: since(days), times: 9 } });
    const notice = (invoice: Invoice) =>
      applyCheckoutOutcome(invoice, { checkout, outcome: { is: 'unreachable' } }, now);

    expect([notice(anInvoiceAtCheckout()), notice(putOff(30))]).toEqual([null, null]);
    expect(notice(putOff(31))).toEqual({ type: 'checkout-over' });
  });

  test('when the checkout is accessible again, then that is recorded at once, and the backoff ends', () => {
    const invoice = { ...anInvoiceAtCheckout(), putOff: { since: now, times: 3 } };

    const fact = applyCheckoutOutcome(
      invoice,
      { checkout, outcome: { is: 'open', url: 'https://pay.example' } },
      now,
    );

    expect(fact && evolve(invoice, fact, now)).toMatchObject({ checkAt: anHourLater, putOff: null });
  });

  test.each([
    { seen: { is: 'over' }, type: 'checkout-over' },
    { seen: { is: 'returned' }, type: 'card-payment-returned' },
  ] as const)('when the outcome is $seen.is, then the checkout is removed', ({ seen, type }) => {
    const invoice = anInvoiceAtCheckout();

    const fact = applyCheckoutOutcome(invoice, { checkout, outcome: seen }, now);

    expect(fact).toEqual({ type });
    expect(fact && evolve(invoice, fact, now)).toMatchObject({ checkout: null, checkAt: null });
  });

  test.each<SettledOutcome>([paid, { is: 'over' }, { is: 'returned' }])(
    'when the outcome of another checkout is $is, then the open checkout stays',
    (seen) => {
      const invoice = anInvoiceAtCheckout();

      expect(
        applyCheckoutOutcome(invoice, { checkout: { ...checkout, id: 'cs_0' }, outcome: seen }, now),
      ).toBeNull();
    },
  );

  test.each([
    { change: { type: 'voided', reason: 'A mistake' } },
    { change: { type: 'event-cancelled', cancelledAt: now } },
    { change: { type: 'paid', payment: { id: 'p', paidOn: '2026-03-01', note: '', recordedAt: now } } },
  ] as const)('when $change.type follows, then the check that closes the checkout is due', ({ change }) => {
    expect(evolve(anInvoiceAtCheckout(), change, now)).toMatchObject({ checkout, checkAt: now });
  });

  test('when no checkout is open or no check is scheduled, then nothing is recorded', () => {
    const outcome: SettledOutcome = { is: 'open', url: 'https://pay.example/cs_1' };
    const unchecked = anInvoiceAtCheckout();
    delete unchecked.checkAt;

    expect(applyCheckoutOutcome(unchecked, { checkout, outcome }, anHourLater)).toBeNull();
    expect(
      applyCheckoutOutcome({ ...unchecked, checkout: null }, { checkout, outcome: paid }, now),
    ).toBeNull();
  });
});
