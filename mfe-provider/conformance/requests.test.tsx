import { changeEventStatus, listProviderRequests } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { createQuoteFromRequest, getQuote } from '@marquee/contracts/quote-operations';
import { answer, expectToast, hold, refuse, toasts } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { aRequest } from '../test/a-request.ts';
import { renderProvider } from '../test/render-provider.tsx';

function openRequests(request: EventView, answers: Answer[] = []) {
  return renderProvider({
    route: '/provider?tab=requests',
    answers: [answer(listProviderRequests, [request]), ...answers],
  });
}

async function openMenu(request: EventView, answers: Answer[] = []) {
  const view = openRequests(request, answers);
  await view.user.click(await screen.findByRole('button', { name: `More for ${request.name}` }));
  return view;
}

describe('2 Provider dashboard, Requests Received', () => {
  test("when an event was sent, then its badge is 'Received'", async () => {
    openRequests(aRequest());

    expect(await screen.findByText('Received')).toBeVisible();
  });

  test("when an event was not sent, then its badge is 'Draft'", async () => {
    openRequests(aRequest({ sentToProvider: false, sentToProviderAt: null }));

    expect(await screen.findByText('Draft')).toBeVisible();
  });

  test('when the quote is being created, then a second click on the button does nothing', async () => {
    const quote = aQuote();
    const created = hold(answer(createQuoteFromRequest, quote));
    const { user, calls, path } = openRequests(aRequest(), [created.answer, answer(getQuote, quote)]);
    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));
    const button = await screen.findByRole('button', { name: 'Creating...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');

    await user.click(button);
    created.release();

    await waitFor(() => {
      expect(path()).toBe(`/provider/quotes/${quote.id}`);
    });
    expect(calls(createQuoteFromRequest)).toHaveLength(1);
  });
});

describe('2 Provider dashboard, Requests Received, with and without a quote', () => {
  const proposedByHand = aRequest({ status: 'proposal', hasQuote: false });

  test("when a request was marked as a proposal and has no quote, then its button is 'Create Quote'", async () => {
    openRequests(proposedByHand);

    expect(await screen.findByRole('button', { name: 'Create Quote' })).toBeVisible();
  });

  test("when a request has a quote, then its button is 'Open Quote'", async () => {
    openRequests(aRequest({ status: 'proposal', hasQuote: true }));

    expect(await screen.findByRole('button', { name: 'Open Quote' })).toBeVisible();
  });

  test.each([
    { request: proposedByHand, badge: 'Proposal Sent', action: 'Create Quote' },
    {
      request: aRequest({ status: 'proposal', hasQuote: true }),
      badge: 'Quote Created',
      action: 'Open Quote',
    },
  ])("when the button is '$action', then the badge is '$badge'", async ({ request, badge, action }) => {
    openRequests(request);

    expect(await screen.findByRole('button', { name: action })).toBeVisible();
    expect(screen.getByText(/^(Quote Created|Proposal Sent)$/)).toHaveTextContent(badge);
  });

  test("when a quote is created for a request marked as a proposal, then a toast shows 'Quote Created'", async () => {
    const quote = aQuote();
    const created = answer(createQuoteFromRequest, { ...quote, isNew: true });
    const { user } = openRequests(proposedByHand, [created, answer(getQuote, quote)]);

    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));

    await expectToast('Quote Created');
  });

  test('when the quote already exists, then it opens and no toast appears', async () => {
    const quote = aQuote();
    const found = answer(createQuoteFromRequest, { ...quote, isNew: false });
    const request = aRequest({ status: 'proposal', hasQuote: true });
    const { user, path } = openRequests(request, [found, answer(getQuote, quote)]);

    await user.click(await screen.findByRole('button', { name: 'Open Quote' }));

    await waitFor(() => {
      expect(path()).toBe(`/provider/quotes/${quote.id}`);
    });
    expect(toasts().queryByText('Quote Created')).not.toBeInTheDocument();
  });
});

describe('2 Provider dashboard, Requests Received, rows', () => {
  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when a request is %s, then its name opens its details',
    async (status) => {
      const request = aRequest({ status });
      const { user } = openRequests(request);

      await user.click(await screen.findByRole('button', { name: request.name }));

      expect(await screen.findByRole('dialog', { name: request.name })).toBeVisible();
    },
  );
});

describe('decisions Quote from a request', () => {
  test('when the event is booked, then no further quote is offered', async () => {
    openRequests(aRequest({ status: 'booked' }));

    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /(Create|Open) Quote/ })).not.toBeInTheDocument();
  });
});

describe('decisions Event status, provider', () => {
  test('when a booked event is not over, then it cannot be marked completed', async () => {
    await openMenu(aRequest({ status: 'booked', eventDate: '2099-01-24' }));

    expect(await screen.findByRole('menuitem', { name: 'Cancel event' })).toBeVisible();
    expect(
      screen.getByRole('menuitem', { name: /^Mark completed \(available from .*2099.*\)$/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  test('when no reason is given, then the event is not cancelled', async () => {
    const { user, calls } = await openMenu(aRequest());
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));

    await user.click(await screen.findByRole('button', { name: 'Cancel Event' }));

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
        'Please enter a reason',
      );
    });
    expect(calls(changeEventStatus)).toEqual([]);
  });
});

describe('8 Status update failure', () => {
  test("when the server rejects the change, then a toast shows 'Failed to update event status.'", async () => {
    const failure = refuse(changeEventStatus, { status: 500, code: 'internal', message: '' });
    const { user } = await openMenu(aRequest(), [failure]);
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The hall is closed');

    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    await expectToast('Failed to update event status.');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('The hall is closed');
  });
});
