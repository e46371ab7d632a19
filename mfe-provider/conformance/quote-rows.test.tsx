import { listQuotes } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anAcceptedQuote, anApprovedQuote, aQuote, aSentQuote } from '../test/a-quote.ts';
import { renderEditor, renderProvider } from '../test/render-provider.tsx';

const discounted = { totalAmount: '599.00', discountAmount: '99.50', finalAmount: '499.50' };
const quotes = {
  draft: aQuote(),
  approved: anApprovedQuote(),
  sent: aSentQuote(),
  accepted: anAcceptedQuote(),
  archived: aSentQuote({ status: 'archived', archived: true, archivedAt: '2025-08-21T10:00:00.000Z' }),
};
type QuoteState = keyof typeof quotes;

async function openRow(quote: ProviderQuote) {
  const view = renderProvider({ answers: [answer(listQuotes, [quote])] });
  return { ...view, row: within(await screen.findByRole('row', { name: new RegExp(quote.eventName) })) };
}

describe('2 Provider dashboard, Client Quotes', () => {
  test.each<QuoteState>(['draft', 'approved', 'sent', 'accepted', 'archived'])(
    'when a quote in the list is %s, then its name opens the editor',
    async (state) => {
      const quote = quotes[state];
      const { row } = await openRow(quote);

      const name = row.getByRole('link', { name: quote.eventName });

      expect(name).toHaveAttribute('href', `/provider/quotes/${quote.id}`);
    },
  );

  test("when a row's button is 'Send to Client', then an item of the row's menu opens the quote", async () => {
    const quote = anApprovedQuote();
    const { user, row, path } = await openRow(quote);

    await user.click(row.getByRole('button', { name: `More for ${quote.eventName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open' }));

    expect(path()).toBe(`/provider/quotes/${quote.id}`);
  });

  test('when there is no quote, then the status filter and New Quote are shown', async () => {
    renderProvider();
    await screen.findByRole('heading', { name: 'No Quotes Yet' });

    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Quote' })).toBeVisible();
  });

  test('when the quotes cannot be loaded, then the status filter is shown', async () => {
    renderProvider({ answers: [refuse(listQuotes, { status: 503, code: 'unavailable', message: '' })] });
    await screen.findByText('The quotes could not be loaded');

    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  });
});

describe('decisions Totals', () => {
  test('when a quote in the list has a discount, then its row shows the total before the discount and the amount to pay', async () => {
    const { row } = await openRow(aQuote(discounted));

    expect(row.getByRole('cell', { name: /^\$599\.00/ })).toHaveTextContent('$599.00To pay $499.50');
  });

  test('when total and amount to pay are equal but written differently, then only one amount is shown', async () => {
    const { row } = await openRow(aQuote({ totalAmount: '0.00', finalAmount: '-0.00' }));

    expect(row.getByRole('cell', { name: /^\$0\.00/ })).not.toHaveTextContent('To pay');
  });

  test('when a quote in the editor has a discount, then the page shows the total before the discount and the amount to pay', async () => {
    renderEditor(aQuote(discounted));

    const total = await screen.findByText('Total', { selector: '[data-dock] p' });

    expect(total).toHaveTextContent('Total$599.00');
    expect(total.parentElement).toHaveTextContent('To pay$499.50');
  });

  test('when the provider is about to send a discounted quote, then the dialog shows the total and the amount to pay', async () => {
    const { user, row } = await openRow(anApprovedQuote(discounted));
    await user.click(row.getByRole('button', { name: 'Send to Client' }));

    const dialog = await screen.findByRole('alertdialog');

    expect(dialog).toHaveTextContent('Total$599.00To pay$499.50');
  });
});
