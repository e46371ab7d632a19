import type { PublicQuote } from '@marquee/contracts/quotes';
import { openQuote } from '../test/open-quote.tsx';

type Amounts = Pick<PublicQuote, 'totalAmount' | 'discountAmount' | 'finalAmount'>;

/** The totals of a quote without line items, in screen order. */
async function totalsOf(amounts: Amounts) {
  const { article, unmount } = await openQuote({ ...amounts, lineItems: [] });
  const labels = article.getAllByText(/^(Subtotal|Discount|Total)$/, { selector: 'p > span' });
  const totals = labels.map(({ parentElement }) => parentElement?.textContent);
  unmount();
  return totals;
}

describe('2 Public quote, total', () => {
  test('when the final amount is zero and the total is not, then the page shows the total minus the discount', async () => {
    const totals = await totalsOf({ totalAmount: '599.00', discountAmount: '99.50', finalAmount: '0.00' });

    expect(totals.at(-1)).toBe('Total$499.50');
  });

  test('when there is a final amount, then the page shows it with two decimals', async () => {
    const totals = await totalsOf({ totalAmount: '599.00', discountAmount: '99.50', finalAmount: '450.00' });

    expect(totals.at(-1)).toBe('Total$450.00');
  });

  test('when there is a discount, then the page shows a discount line, otherwise it does not', async () => {
    const without = await totalsOf({ totalAmount: '599.00', discountAmount: '0.00', finalAmount: '599.00' });
    const discounted = await totalsOf({
      totalAmount: '599.00',
      discountAmount: '99.50',
      finalAmount: '499.50',
    });

    expect(without).toEqual(['Total$599.00']);
    expect(discounted).toEqual(['Subtotal$599.00', 'Discount−$99.50', 'Total$499.50']);
  });
});
