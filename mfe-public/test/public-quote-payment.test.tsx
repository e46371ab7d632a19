import { openQuote } from './open-quote.tsx';

describe('the payment schedule on the public quote', () => {
  test('when there is a deposit, then both installments show their amount and due date', async () => {
    const { paper } = await openQuote({
      instalments: [
        { part: 'deposit', amount: '164.85', dueOn: null },
        { part: 'balance', amount: '384.65', dueOn: '2025-10-11' },
      ],
    });

    const said = paper.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);

    expect(paper.getByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(said).toEqual(
      expect.arrayContaining(['DepositDue on acceptance$164.85', 'BalanceDue Oct 11, 2025$384.65']),
    );
  });

  test('when there is no deposit, then the full payment shows its due date', async () => {
    const { paper } = await openQuote();

    expect(paper.getByText('Full payment').parentElement).toHaveTextContent(
      'Full paymentDue Oct 11, 2025$549.50',
    );
  });

  test('when the quote costs nothing, then the page does not mention payment', async () => {
    const { paper } = await openQuote({ instalments: [] });

    expect(paper.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  });
});
