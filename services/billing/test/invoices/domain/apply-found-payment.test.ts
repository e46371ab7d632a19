import type { FoundPayment } from '../../../src/processor/card-payments.ts';
import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { applyFoundPayment } from '../../../src/invoices/domain/apply-found-payment.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const checkout = { id: 'cs_2', accountId: 'acct_1' };

function sentInvoice(): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), now, now);
  if (draft === undefined) {
    throw new Error('a quote without an invoice');
  }
  return evolve(draft, { type: 'sent', number: 1, actor: 'system' }, now);
}

function foundFor({ id, amountCents, providerId }: Invoice): FoundPayment {
  return {
    invoiceId: id,
    cents: amountCents,
    providerId,
    accountId: 'acct_1',
    paymentId: 'pi_1',
    paidAt: now,
  };
}

describe('recording a payment at a checkout that the invoice does not know', () => {
  test('when the payment is for the invoice, then the invoice is paid', () => {
    const invoice = sentInvoice();

    const fact = applyFoundPayment(invoice, foundFor(invoice), now);

    expect(fact).toMatchObject({ type: 'paid', isAtOtherCheckout: true });
    expect(fact && evolve(invoice, fact, now)).toMatchObject({
      ...{ status: 'paid', paidAt: now },
      payment: { id: 'pi_1', card: { accountId: 'acct_1', paymentId: 'pi_1' } },
    });
  });

  test('when another checkout is open, then the check that closes it is due at once', () => {
    const invoice = evolve(sentInvoice(), { type: 'checkout-opened', checkout }, now);

    const fact = applyFoundPayment(invoice, foundFor(invoice), now);

    expect(fact && evolve(invoice, fact, now)).toMatchObject({ status: 'paid', checkout, checkAt: now });
  });

  test.each([{ cents: 1 }, { invoiceId: 'another' }, { providerId: 'another' }])(
    'when the payment has another value, as in %j, then nothing changes',
    (differing) => {
      const invoice = sentInvoice();

      expect(applyFoundPayment(invoice, { ...foundFor(invoice), ...differing }, now)).toBeNull();
    },
  );

  test.each(['draft', 'paid', 'partly_refunded', 'refunded', 'void'] as const)(
    'when the invoice is %s, then nothing changes',
    (status) => {
      const invoice = { ...sentInvoice(), status };

      expect(applyFoundPayment(invoice, foundFor(invoice), now)).toBeNull();
    },
  );
});
