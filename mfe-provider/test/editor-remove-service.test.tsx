import { approveQuoteForReview, removeLineItem } from '@marquee/contracts/quote-change-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLineItem, anApprovedQuote, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const services = () => within(screen.getByRole('table', { name: 'Services' }));
const uplights = aLineItem({ serviceName: 'Uplights', totalPrice: '250.00' });
const twoLines = () =>
  aQuote({ lineItems: [aLineItem(), uplights], totalAmount: '849.00', finalAmount: '849.00' });
const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };

describe('removing a service', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  afterEach(async () => {
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
  });

  test('when the provider removes a service, then its line disappears and the total changes at once, and the call follows after 6 s', async () => {
    const quote = twoLines();
    const { user, calls } = renderEditor(quote, [answer(removeLineItem, aQuote({ id: quote.id }))]);

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));

    expect(await screen.findByText('Removing the Service')).toBeInTheDocument();
    expect(services().queryByText('Uplights')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus();
    expect(screen.queryByText('$849.00')).not.toBeInTheDocument();
    expect(calls(removeLineItem)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(calls(removeLineItem)[0]?.params).toEqual({ id: quote.id, lineItemId: uplights.id });
  });

  test('when the provider undoes the removal, then no call removes the line', async () => {
    const { user, calls } = renderEditor(twoLines());

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(services().getByText('Uplights')).toBeVisible();
    expect(calls(removeLineItem)).toEqual([]);
  });

  test('when two services are removed, then the calls run in the order of the clicks', async () => {
    const quote = twoLines();
    const { user, calls } = renderEditor(quote, [answer(removeLineItem, quote)]);

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));
    expect(services().queryByRole('button')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6_000));

    expect(calls(removeLineItem).map(({ params }) => params.lineItemId)).toEqual([
      uplights.id,
      quote.lineItems[0]?.id,
    ]);
  });

  test('when the call for the first service runs while a second waits, then the second removal can still be undone', async () => {
    const quote = twoLines();
    const { user, calls } = renderEditor(quote, [answer(removeLineItem, quote)]);
    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await user.click(screen.getByRole('button', { name: 'Remove Basic DJ Package' }));
    await waitFor(() => {
      expect(calls(removeLineItem)).toHaveLength(1);
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(services().getByText('Basic DJ Package')).toBeVisible();
    expect(calls(removeLineItem)).toHaveLength(1);
  });

  test('when the server rejects the removal, then the line is shown again', async () => {
    const { user } = renderEditor(twoLines(), [refuse(removeLineItem, outage)]);

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await act(() => jest.advanceTimersByTimeAsync(6_000));

    expect(await screen.findByText('Please try again in a moment')).toBeInTheDocument();
    expect(services().getByText('Uplights')).toBeVisible();
  });

  test('when the provider approves the quote before the call that removes a line, then the line is removed first', async () => {
    const quote = twoLines();
    const requests: string[] = [];
    const { user } = renderEditor(quote, [
      answer(removeLineItem, () => {
        requests.push('remove');
        return aQuote({ id: quote.id });
      }),
      answer(approveQuoteForReview, () => {
        requests.push('approve');
        return anApprovedQuote({ id: quote.id });
      }),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    await waitFor(() => {
      expect(requests).toEqual(['remove', 'approve']);
    });
  });
});
