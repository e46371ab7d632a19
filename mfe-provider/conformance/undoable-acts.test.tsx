import { removeLineItem } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { renderEditor } from '../test/render-provider.tsx';

/** For so long an act can be undone; then the server hears of it. Milliseconds. */
const undoTime = 6_000;
const quote = aQuote();

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(async () => {
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
});

describe('8 Success toasts, quotes', () => {
  test('when a quote is archived, then Quote Archived', async () => {
    const archived = answer(updateQuote, { ...quote, status: 'archived', archived: true });
    const { user, calls } = renderEditor(quote, [archived]);

    await user.click(await screen.findByRole('button', { name: 'Archive' }));

    await expectToast('Quote Archived');
    await act(() => jest.advanceTimersByTimeAsync(undoTime));
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([{ archived: true }]);
  });

  test('when a service is removed, then Service Removed', async () => {
    const { user, calls } = renderEditor(quote, [answer(removeLineItem, { ...quote, lineItems: [] })]);

    await user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));

    await expectToast('Service Removed');
    await act(() => jest.advanceTimersByTimeAsync(undoTime));
    expect(calls(removeLineItem)).toHaveLength(1);
  });
});

describe('8 Quote failures', () => {
  test("when archiving is refused, then 'Failed to Archive Quote' and the quote is back", async () => {
    const refusal = { status: 422, code: 'refused', message: 'The server says why' };
    const { user } = renderEditor(quote, [refuse(updateQuote, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await expectToast('Quote Archived');
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();

    // The time to undo passes while this waits, in steps: a jump would let the first toast close over the second.
    await expectToast('Failed to Archive Quote', 'The server says why');
    expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  });
});
