import { openQuote } from './open-quote.tsx';

describe('how the public quote is to be paid', () => {
  test('when it has a deposit, then both parts say how much and when', async () => {
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

  test('when it has none, then the full payment says when', async () => {
    const { paper } = await openQuote();

    expect(paper.getByText('Full payment').parentElement).toHaveTextContent(
      'Full paymentDue Oct 11, 2025$549.50',
    );
  });

  test('when it costs nothing, then no payment is spoken of', async () => {
    const { paper } = await openQuote({ instalments: [] });

    expect(paper.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  });
});
