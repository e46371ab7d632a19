import { listQuotes } from '@marquee/contracts/quote-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAcceptedQuote, anApprovedQuote, aQuote } from './a-quote.ts';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderProvider } from './render-provider.tsx';

describe('client quotes', () => {
  test('when there are no quotes, then the tab explains how quotes are created', async () => {
    renderProvider();

    expect(await screen.findByRole('heading', { name: 'No Quotes Yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Quote' })).toBeVisible();
  });

  test('when a new quote is typed but not created, then the browser asks before unloading', async () => {
    const { user } = renderProvider();
    await user.click(await screen.findByRole('button', { name: 'New Quote' }));

    await user.type(await screen.findByRole('textbox', { name: 'Event Name' }), 'Gala');

    expect(asksBeforeUnload()).toBe(true);
  });

  test('when there are quotes, then each row shows its details and its next action', async () => {
    const draft = aQuote({ eventName: 'Sofia’s Sweet16', eventDate: '' });
    const approved = anApprovedQuote({ eventName: 'Okafor Family Reunion' });
    renderProvider({ answers: [answer(listQuotes, [draft, approved])] });

    const first = within(await screen.findByRole('row', { name: /Sofia’s Sweet16/ }));
    const second = within(screen.getByRole('row', { name: /Okafor Family Reunion/ }));

    for (const text of ['Marta Reyes', 'Date TBD', 'Draft', '$599.00']) {
      expect(first.getByText(text)).toBeVisible();
    }
    expect(first.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/provider/quotes/${draft.id}`);
    expect(second.getByRole('button', { name: 'Send to Client' })).toBeVisible();
    expect(screen.getByText('2 quotes')).toBeVisible();
  });

  test('when the client made the last change, then the row says so', async () => {
    renderProvider({
      answers: [answer(listQuotes, [anAcceptedQuote({ lastChangedAt: '2020-08-20T12:00:00.000Z' })])],
    });

    expect(await screen.findByText('Client, Aug 20, 2020')).toBeVisible();
  });

  test('when the quotes cannot be loaded, then the tab shows the request id and offers a retry', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { user, calls } = renderProvider({ answers: [refuse(listQuotes, outage)] });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(screen.getByText(/request-under-test/)).toBeVisible();
    expect(calls(listQuotes)).toHaveLength(2);
  });

  test('when the provider copies the share URL, then the clipboard contains it', async () => {
    const quote = aQuote();
    const { user } = renderProvider({ answers: [answer(listQuotes, [quote])] });

    await user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Share URL' }));

    expect(await screen.findByText('URL Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/quote?quote=${quote.id}`);
  });

  test('when the client’s account was deleted, then the menu offers no share URL', async () => {
    const quote = aQuote({ clientName: 'Deleted client 1a2b3c4d', hasPublicPage: false });
    const { user } = renderProvider({ answers: [answer(listQuotes, [quote])] });

    await user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));

    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Copy Share URL' })).not.toBeInTheDocument();
  });
});

describe('finding a quote', () => {
  test('when the provider chooses a status, then only quotes with that status are requested and the address contains the status', async () => {
    const { user, calls, path } = renderProvider({ answers: [answer(listQuotes, [aQuote()])] });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Sent to Client');

    await waitFor(() => {
      expect(calls(listQuotes).at(-1)?.query).toEqual({ limit: '20', status: 'sent_to_client' });
    });
    expect(path()).toBe('/provider?tab=quotes&status=sent_to_client');
  });

  test('when the provider types a search, then one request contains it, and the field stays focused', async () => {
    const { user, calls, path } = renderProvider({ answers: [answer(listQuotes, [aQuote()])] });
    const field = await screen.findByRole('searchbox', { name: 'Search quotes' });

    await user.type(field, 'marta');

    await waitFor(() => {
      expect(calls(listQuotes).map(({ query }) => query.search)).toEqual([undefined, 'marta']);
    });
    expect(path()).toBe('/provider?tab=quotes&search=marta');
    expect(field).toHaveFocus();
  });

  test('when no quote matches the filter, then the tab says so, and the filter can be cleared', async () => {
    const { user, path } = renderProvider({
      route: '/provider?status=archived&search=henna',
      answers: [answer(listQuotes, ({ query }) => (query.search === 'henna' ? [] : [aQuote()]))],
    });

    expect(await screen.findByText('No quotes match “henna”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));

    expect(await screen.findByRole('row', { name: /Sofia’s Sweet16/ })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('');
    expect(path()).toBe('/provider?tab=quotes');
  });

  test('when there are more quotes than fit on a page, then the provider can page and the address contains the page', async () => {
    const last = aQuote();
    const link = `</api/quotes?limit=20&after=${last.id}>; rel="next"`;
    const { user, calls, path } = renderProvider({
      answers: [answer(listQuotes, [aQuote(), last], { headers: { link, 'x-total-count': '45' } })],
    });
    expect(await screen.findByText('1 to 2 of 45')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Next page' }));

    expect(await screen.findByText('21 to 22 of 45')).toBeVisible();
    expect(calls(listQuotes).at(-1)?.query.after).toBe(last.id);
    expect(path()).toBe(`/provider?tab=quotes&after=${last.id}`);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('1 to 2 of 45')).toBeVisible();
  });
});

describe('a quote that changed after it was sent', () => {
  test.each([
    [undefined, 'Version 2 is open'],
    ['withdrawn', 'Version 2: withdrawn'],
    ['changes_requested', 'Version 2: changes_requested'],
  ])('when the state of the sent version is %s, then the row shows that state', async (given, words) => {
    const quote = aQuote({ version: 2, ...(given !== undefined && { answer: given }) });
    renderProvider({ route: '/provider?tab=quotes', answers: [answer(listQuotes, [quote])] });

    expect(await screen.findByText(words)).toBeVisible();
  });
});
