import { listProviderRequests } from '@marquee/contracts/event-operations';
import { listQuotes, updateQuote } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

describe('a request whose quote was archived', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the events service has not consumed the message about the archived quote yet, then the provider can already create another quote', async () => {
    const quoted = aRequest({ status: 'proposal', hasQuote: true });
    const quote = aQuote({ eventId: quoted.id });
    const { user, calls } = renderProvider({
      route: '/provider',
      answers: [
        answer(listQuotes, [quote]),
        answer(updateQuote, { ...quote, archived: true }),
        answer(listProviderRequests, () => {
          const reads = calls(listProviderRequests).filter(({ query }) => query.status === undefined);
          return [{ ...quoted, hasQuote: reads.length < 3 }];
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await act(() => jest.advanceTimersByTimeAsync(6_000));

    await user.click(screen.getByRole('tab', { name: /Requests Received/ }));

    expect(await screen.findByRole('button', { name: 'Create Quote' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeVisible();
    expect(screen.queryByText('Still being processed')).not.toBeInTheDocument();
  });
});
