import { removeLineItem } from '@marquee/contracts/quote-change-operations';
import { listQuotes, updateQuote } from '@marquee/contracts/quote-operations';
import { answer, expectToast, refuse, toasts } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { renderEditor, renderProvider } from '../test/render-provider.tsx';

const quote = aQuote();
const refusal = { status: 422, code: 'refused', message: 'The server says why' };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(async () => {
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
});

// Fake timers advance in small steps while a test waits for a toast. After a single large step only one of two toasts would be visible.

describe('8 Success toasts, quotes', () => {
  test("when a quote is archived, then a toast shows 'Quote Archived'", async () => {
    const archived = answer(updateQuote, { ...quote, status: 'archived', archived: true });
    const { user, calls } = renderEditor(quote, [archived]);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await expectToast('Archiving the Quote');
    expect(toasts().queryByText('Quote Archived')).not.toBeInTheDocument();

    await expectToast('Quote Archived');
    expect(calls(updateQuote)).toHaveLength(1);
  });

  test("when a quote is archived from the list, then a toast shows 'Quote Archived'", async () => {
    const archived = answer(updateQuote, { ...quote, status: 'archived', archived: true });
    const { user } = renderProvider({ answers: [answer(listQuotes, [quote]), archived] });
    await user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expectToast('Archiving the Quote');
    expect(toasts().queryByText('Quote Archived')).not.toBeInTheDocument();

    await expectToast('Quote Archived');
  });

  test("when a service is removed, then a toast shows 'Service Removed'", async () => {
    const { user, calls } = renderEditor(quote, [answer(removeLineItem, { ...quote, lineItems: [] })]);
    await user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));
    await expectToast('Removing the Service');
    expect(toasts().queryByText('Service Removed')).not.toBeInTheDocument();

    await expectToast('Service Removed');
    expect(calls(removeLineItem)).toHaveLength(1);
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects archiving, then a toast shows 'Failed to Archive Quote' and the quote is active again", async () => {
    const { user } = renderEditor(quote, [refuse(updateQuote, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await expectToast('Archiving the Quote');
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();

    await expectToast('Failed to Archive Quote', 'The server says why');
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
  });

  test('when the server rejects the removal of a service, then the service is back and no toast shows that it was removed', async () => {
    const { user } = renderEditor(quote, [refuse(removeLineItem, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));
    await expectToast('Removing the Service');

    await expectToast('Failed to Remove the Service', 'The server says why');
    expect(await screen.findByRole('button', { name: 'Remove Basic DJ Package' })).toBeVisible();
    expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
  });
});

describe('3 Quote (provider view), archiving', () => {
  test('when a quote is archived, then the request contains archived and archivedAt', async () => {
    const { user, calls } = renderEditor(quote, [answer(updateQuote, { ...quote, archived: true })]);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await expectToast('Quote Archived');

    expect(calls(updateQuote).map(({ body }) => body)).toEqual([
      {
        ...{ archived: true, revision: 4 },
        archivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
    ]);
  });
});

describe('7 API calls', () => {
  test('when a quote is archived from the list, then the page sends PATCH /api/quotes/{id} with archived and archivedAt', async () => {
    const archived = answer(updateQuote, { ...quote, status: 'archived', archived: true });
    const { user, calls } = renderProvider({ answers: [answer(listQuotes, [quote]), archived] });
    await user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));

    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));

    await expectToast('Quote Archived');
    expect(calls(updateQuote)).toMatchObject([
      {
        call: `PATCH /api/quotes/${quote.id}`,
        body: { archived: true, archivedAt: expect.any(String) as string },
      },
    ]);
  });
});
