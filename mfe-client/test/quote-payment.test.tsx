import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=quotes';

describe('the payment schedule of a quote', () => {
  test('when the quote has a deposit, then card and dialog show amounts and due dates before the client accepts', async () => {
    const quote = aQuote({
      instalments: [
        { part: 'deposit', amount: '269.70', dueOn: null },
        { part: 'balance', amount: '629.30', dueOn: '2099-10-10' },
      ],
    });
    const { user } = renderClient({ route, answers: [answer(listClientQuotes, [quote])] });
    const card = within(await screen.findByRole('region', { name: /^Quote for/ }));
    expect(card.getByText('Deposit').parentElement).toHaveTextContent('DepositDue on acceptance$269.70');
    expect(card.getByText('Balance').parentElement).toHaveTextContent('BalanceDue Oct 10, 2099$629.30');

    await user.click(card.getByRole('button', { name: 'Accept this Quote' }));

    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('$269.70 Due on acceptance')).toBeVisible();
    expect(dialog.getByText('$629.30 Due Oct 10, 2099')).toBeVisible();
  });

  test('when the quote costs nothing, then no payment is mentioned', async () => {
    const quote = aQuote({ finalAmount: '0.00', instalments: [] });
    renderClient({ route, answers: [answer(listClientQuotes, [quote])] });

    const card = within(await screen.findByRole('region', { name: /^Quote for/ }));

    expect(card.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  });
});
