import { openQuote } from './open-quote.tsx';

describe('the payment schedule on the public quote', () => {
  test('when there is a deposit, then both installments show their amount and due date', async () => {
    const { article } = await openQuote({
      instalments: [
        { part: 'deposit', amount: '164.85', dueOn: null },
        { part: 'balance', amount: '384.65', dueOn: '2025-10-11' },
      ],
    });

    const terms = article.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);

    expect(article.getByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(terms).toEqual(
      expect.arrayContaining(['DepositDue on acceptance$164.85', 'BalanceDue Oct 11, 2025$384.65']),
    );
  });

  test('when there is no deposit, then the full payment shows its due date', async () => {
    const { article } = await openQuote();

    expect(article.getByText('Full payment').parentElement).toHaveTextContent(
      'Full paymentDue Oct 11, 2025$549.50',
    );
  });

  test('when the quote costs nothing, then the page does not mention payment', async () => {
    const { article } = await openQuote({ instalments: [] });

    expect(article.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  });
});
