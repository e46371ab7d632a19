import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { cardPaymentOf, requireCardAmount } from '../../../src/invoices/domain/card-payment-of.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

const accepting = new Set(['provider-1']);

describe('whether an invoice can be paid by card', () => {
  test.each([50, 51, 99_999_998, 99_999_999])(
    'when %i cents are owed and the provider accepts cards, then it is possible',
    (amountCents) => {
      const invoice = aSentInvoice({ amountCents });

      expect(cardPaymentOf(invoice, accepting)).toBe('possible');
      expect(() => {
        requireCardAmount(invoice);
      }).not.toThrow();
    },
  );

  test.each([1, 49, 100_000_000])(
    'when %i cents are owed, then the processor does not take the amount',
    (amountCents) => {
      const invoice = aSentInvoice({ amountCents });

      const refusal = refusalOf(() => {
        requireCardAmount(invoice);
      });

      expect(cardPaymentOf(invoice, accepting)).toBe('not_offered');
      expect(refusal).toMatchObject({
        ...{ kind: 'conflict', code: 'no_card_amount', message: 'This amount cannot be paid by card' },
      });
    },
  );

  test('when another provider accepts cards, then this provider is not connected', () => {
    expect(cardPaymentOf(aSentInvoice(), new Set(['provider-2']))).toBe('provider_not_connected');
  });

  test('when there is no processor, then it is not offered', () => {
    expect(cardPaymentOf(aSentInvoice(), null)).toBe('not_offered');
  });

  test.each([aDraftInvoice(), aPaidInvoice()])(
    'when the invoice is $status, then it is not offered',
    (invoice) => {
      expect(cardPaymentOf(invoice, accepting)).toBe('not_offered');
    },
  );
});
