import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aLine, aPublicQuote } from './a-public-quote.ts';
import { openQuote } from './open-quote.tsx';

describe('the public quote', () => {
  test('when it is opened, then it says who offers what to whom', async () => {
    const { paper } = await openQuote();

    for (const text of [
      'Sunset Sound Co.',
      'Wedding and party DJs',
      'DJ Services',
      'bookings@sunset.example',
      '(212) 555-0178',
      '48 Water Street, Brooklyn, NY',
      'Saturday, October 18, 2025',
      'Quote #9f2c41d8',
      'Amara Okafor',
      'amara@okafor.example',
      'August 18, 2025',
      'September 19, 2025',
      'We arrive two hours before the first guest.',
    ]) {
      expect(paper.getByText(text)).toBeVisible();
    }
    expect(document.title).toBe('Quote for Amara & Jonah’s Wedding · Marquee');
  });

  test('when it has lines, then each says quantity, unit price and total', async () => {
    const line = aLine({
      serviceName: 'Extra hours',
      quantity: 2,
      unitPrice: '150.00',
      totalPrice: '300.00',
    });
    const { paper } = await openQuote({ lineItems: [line] });

    const row = paper.getByRole('row', { name: /Extra hours/ });

    expect(within(row).getByText('Up to 4 hours')).toBeVisible();
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '$150.00', '$300.00']);
  });

  test('when little is known, then the gaps have words', async () => {
    const { paper } = await openQuote({ eventDate: '', clientName: '', validUntil: null, notes: '' });

    for (const text of ['Date TBD', 'amara@okafor.example', 'Set when sent']) {
      expect(paper.getByText(text)).toBeVisible();
    }
    expect(paper.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
  });

  test('when it was not asked for by its client, then nothing but signing in is offered', async () => {
    const { paper } = await openQuote();

    expect(paper.getByRole('link', { name: 'Sign In to Client Portal' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fclient-admin%3Ftab%3Dquotes',
    );
    expect(paper.queryByRole('button')).not.toBeInTheDocument();
  });

  test('when it is printed, then the browser prints the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openQuote();

    await user.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the public quote’s progress', () => {
  test.each([
    {
      when: 'was only created',
      flags: { sentToClient: false, sentToClientAt: null },
      states: ['done', 'later', 'later'],
    },
    { when: 'was sent', flags: {}, states: ['done', 'done', 'waiting'] },
    {
      when: 'was accepted',
      flags: { clientAccepted: true, clientAcceptedAt: '2025-08-20T14:32:00.000Z' },
      states: ['done', 'done', 'done'],
    },
  ])('when it $when, then the lights read $states', async ({ flags, states }) => {
    const { paper } = await openQuote(flags);

    const lights = within(paper.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

    expect(lights.map(({ textContent }) => /: (done|waiting|later)/.exec(textContent)?.[1])).toEqual(states);
    expect(lights[0]).toHaveTextContent('Quote CreatedAug 18, 2025'.replace('Aug', ': doneAug'));
  });
});

describe('the public quote’s total', () => {
  test.each([
    {
      amounts: { totalAmount: '549.50', discountAmount: '0.00', finalAmount: '549.50' },
      lines: ['Total$549.50'],
    },
    {
      amounts: { totalAmount: '549.50', discountAmount: '49.50', finalAmount: '500.00' },
      lines: ['Subtotal$549.50', 'Discount−$49.50', 'Total$500.00'],
    },
    {
      amounts: { totalAmount: '549.50', discountAmount: '49.50', finalAmount: '0.00' },
      lines: ['Subtotal$549.50', 'Discount−$49.50', 'Total$500.00'],
    },
    { amounts: { totalAmount: '0.00', discountAmount: '0.00', finalAmount: '0.00' }, lines: ['Total$0.00'] },
  ])('when it is made of $amounts, then it reads $lines', async ({ amounts, lines }) => {
    const { paper } = await openQuote({ ...amounts, lineItems: [] });

    const said = paper.getAllByText(/^(Subtotal|Discount|Total)$/, { selector: 'p > span' });

    expect(said.map(({ parentElement }) => parentElement?.textContent)).toEqual(lines);
  });
});

describe('what a reader of the public quote must know', () => {
  test.each([
    { flags: { isExpired: true }, notice: 'This quote has expired' },
    { flags: { isBeingRevised: true }, notice: 'A revision is being prepared' },
  ])('when it holds $flags, then it says $notice', async ({ flags, notice }) => {
    const { paper } = await openQuote(flags);

    expect(paper.getByText(notice)).toBeVisible();
  });

  test('when it was accepted, then no notice stands in the way', async () => {
    const { paper } = await openQuote({ isExpired: true, clientAccepted: true });

    expect(paper.queryByText('This quote has expired')).not.toBeInTheDocument();
  });
});

describe('a quote that cannot be shown', () => {
  const missing = refuse(getPublicQuote, {
    status: 404,
    code: 'quote_not_found',
    message: 'Quote not found',
  });
  const outage = refuse(getPublicQuote, { status: 503, code: 'unavailable', message: '' });

  test.each([
    { why: 'no id is given', route: '/quote', answers: [] },
    { why: 'there is none', route: '/quote?quote=archived', answers: [missing] },
    { why: 'it cannot be loaded', route: '/quote?quote=any', answers: [outage] },
  ])('when $why, then it is not found and home is one step away', async ({ route, answers }) => {
    renderWithApp(<RemoteRoutes />, { route, answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    expect(
      screen.getByText("The quote you're looking for doesn't exist or is no longer available."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
  });

  test('when another was shown before it in the tab, then that one is not shown for it', async () => {
    const quote = aPublicQuote();
    const respond: Answer['respond'] = (asked) =>
      (asked.params.id === quote.id ? answer(getPublicQuote, quote) : missing).respond(asked);
    const { goTo } = renderWithApp(<RemoteRoutes />, {
      route: `/quote?quote=${quote.id}`,
      answers: [{ operation: getPublicQuote, respond }],
    });
    await screen.findByRole('article', { name: `Quote for ${quote.eventName}` });

    await goTo('/quote?quote=archived');

    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
