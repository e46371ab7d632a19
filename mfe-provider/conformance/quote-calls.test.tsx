import * as changes from '@marquee/contracts/quote-change-operations';
import * as quotes from '@marquee/contracts/quote-operations';
import { answer, expectToast, payloadsOf } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApprovedQuote, aQuote, aSentQuote } from '../test/a-quote.ts';
import { renderEditor, renderProvider } from '../test/render-provider.tsx';

const quote = aQuote();

describe('7 API calls', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when Client Quotes is opened, then the page sends GET /api/quotes', async () => {
    const { calls } = renderProvider({ answers: [answer(quotes.listQuotes, [quote])] });

    expect(await screen.findByText(quote.eventName)).toBeVisible();
    expect(payloadsOf(calls(quotes.listQuotes))[0]).toEqual({ call: 'GET /api/quotes', body: undefined });
  });

  test('when a quote is created by hand, then POST /api/quotes contains client and event and returns the quote', async () => {
    const { user, calls, path } = renderProvider({
      answers: [answer(quotes.createQuote, quote), answer(quotes.getQuote, quote)],
    });
    await user.click(await screen.findByRole('button', { name: 'New Quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Quote' }));
    await user.type(dialog.getByRole('textbox', { name: 'Event Name' }), 'Garden Party');
    await user.type(dialog.getByRole('textbox', { name: 'Client Email' }), 'marta@reyes.example');
    await user.type(dialog.getByRole('textbox', { name: /^Client Name/ }), 'Marta Reyes');

    await user.click(dialog.getByRole('button', { name: 'Create Quote' }));

    await waitFor(() => {
      expect(path()).toBe(`/provider/quotes/${quote.id}`);
    });
    expect(payloadsOf(calls(quotes.createQuote))).toEqual([
      {
        call: 'POST /api/quotes',
        body: { clientEmail: 'marta@reyes.example', clientName: 'Marta Reyes', eventName: 'Garden Party' },
      },
    ]);
  });

  test('when a quote is opened, then GET /api/quotes/{id} returns its line items and its total', async () => {
    const { calls } = renderEditor(quote);

    expect(await screen.findByRole('table', { name: 'Services' })).toHaveTextContent('Basic DJ Package');
    expect(screen.getAllByText('$599.00')).not.toHaveLength(0);
    expect(payloadsOf(calls(quotes.getQuote))[0]).toEqual({
      call: `GET /api/quotes/${quote.id}`,
      body: undefined,
    });
  });

  test('when the event is renamed, then the page sends PATCH /api/quotes/{id} with eventName', async () => {
    const { user, calls } = renderEditor(quote, [answer(quotes.updateQuote, quote)]);
    await user.click(await screen.findByRole('button', { name: 'Edit event name' }));
    await user.clear(screen.getByRole('textbox', { name: 'Event Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Event Name' }), 'Robin’s Ball{Enter}');

    await expectToast('Event Name Updated');

    expect(payloadsOf(calls(quotes.updateQuote))).toEqual([
      { call: `PATCH /api/quotes/${quote.id}`, body: { eventName: 'Robin’s Ball', revision: 4 } },
    ]);
  });

  test('when a quote is opened, then GET /api/quotes/{id}/history returns its history', async () => {
    const createdAt = '2025-08-20T10:00:00.000Z';
    const entry = {
      id: '1',
      status: 'draft',
      notes: 'Created by the provider',
      createdAt,
      actor: 'provider',
    } as const;
    const { calls } = renderEditor(quote, [answer(quotes.getQuoteHistory, [entry])]);

    expect(await screen.findByText('Created by the provider')).toBeVisible();
    expect(payloadsOf(calls(quotes.getQuoteHistory))[0]).toEqual({
      call: `GET /api/quotes/${quote.id}/history`,
      body: undefined,
    });
  });

  test('when a service is added, then POST /api/quotes/{id}/line-items contains name, unit price, quantity and total', async () => {
    const { user, calls } = renderEditor(quote, [answer(changes.addLineItem, quote)]);
    const form = within(await screen.findByRole('form', { name: 'Add a service' }));
    await user.type(form.getByRole('textbox', { name: 'Service name' }), 'Uplights');
    await user.type(form.getByRole('textbox', { name: 'Cost' }), '250');

    await user.click(form.getByRole('button', { name: 'Add Service' }));

    await expectToast('Service Added');
    expect(payloadsOf(calls(changes.addLineItem))).toEqual([
      {
        call: `POST /api/quotes/${quote.id}/line-items`,
        body: {
          ...{ serviceName: 'Uplights', unitPrice: '250.00', quantity: 1, totalPrice: '250.00' },
          revision: 4,
        },
      },
    ]);
  });

  test('when a service is removed and not restored, then the page sends DELETE /api/quotes/{id}/line-items/{lineItemId}', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const [line] = quote.lineItems;
    const { user, calls } = renderEditor(quote, [
      answer(changes.removeLineItem, { ...quote, lineItems: [] }),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(payloadsOf(calls(changes.removeLineItem))).toEqual([
      { call: `DELETE /api/quotes/${quote.id}/line-items/${line?.id}`, body: undefined },
    ]);
    expect(calls(changes.removeLineItem)[0]?.query).toEqual({ revision: '4' });
  });

  test('when a quote is approved, then POST /api/quotes/{id}/approve-for-review contains the fetched revision', async () => {
    const { user, calls } = renderEditor(quote, [answer(changes.approveQuoteForReview, anApprovedQuote())]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    await expectToast('Quote Approved for Review');
    expect(payloadsOf(calls(changes.approveQuoteForReview))).toEqual([
      { call: `POST /api/quotes/${quote.id}/approve-for-review`, body: { revision: 4 } },
    ]);
  });

  test('when a quote is sent, then POST /api/quotes/{id}/send-to-client contains the fetched revision', async () => {
    const approved = anApprovedQuote();
    const { user, calls } = renderEditor(approved, [answer(changes.sendQuoteToClient, aSentQuote())]);
    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    await expectToast('Quote Sent');
    expect(payloadsOf(calls(changes.sendQuoteToClient))).toEqual([
      { call: `POST /api/quotes/${approved.id}/send-to-client`, body: { revision: 4 } },
    ]);
  });
});
