import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aPublicQuote } from './a-public-quote.ts';
import { openQuote } from './open-quote.tsx';

describe('the public quote', () => {
  test('when it opens, then it shows the event’s date, and the document title names the event', async () => {
    const { article } = await openQuote();

    expect(article.getByText('Saturday, October 18, 2025')).toBeVisible();
    expect(document.title).toBe('Quote for Amara & Jonah’s Wedding · Marquee');
  });

  test('when optional details are missing, then it shows placeholders', async () => {
    const { article } = await openQuote({ eventDate: '', clientName: '', validUntil: null, notes: '' });

    for (const text of ['Date TBD', 'amara@okafor.example', 'Set when sent']) {
      expect(article.getByText(text)).toBeVisible();
    }
    expect(article.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
  });

  test('when the visitor is not signed in, then it offers only signing in', async () => {
    const { article } = await openQuote();

    expect(article.getByRole('link', { name: 'Sign In to Client Portal' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fclient-admin%3Ftab%3Dquotes',
    );
    expect(article.queryByRole('button')).not.toBeInTheDocument();
  });

  test('when the visitor prints it, then the browser prints the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openQuote();

    await user.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the public quote’s progress', () => {
  test('when the quote reaches a stage, then the step of that stage shows the date', async () => {
    const { article } = await openQuote();

    const [created] = within(article.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

    expect(created).toHaveTextContent('Quote Created: doneAug 18, 2025');
  });

  test.each([
    ['Pacific/Kiritimati', 'Aug 19, 2025'],
    ['Pacific/Pago_Pago', 'Aug 18, 2025'],
    [undefined, 'Aug 18, 2025'],
  ])('when the event is in the time zone %s, then dates are in that time zone', async (timeZone, day) => {
    const { article } = await openQuote({
      createdAt: '2025-08-19T03:30:00.000Z',
      ...(timeZone !== undefined && { timeZone }),
    });

    const [created] = within(article.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

    expect(created).toHaveTextContent(`Quote Created: done${day}`);
    expect(article.getByText('Created').nextSibling).toHaveTextContent(day);
  });
});

describe('the public quote’s total', () => {
  test('when it is zero, then the page shows zero', async () => {
    const amounts = { totalAmount: '0.00', discountAmount: '0.00', finalAmount: '0.00' };
    const { article } = await openQuote({ ...amounts, lineItems: [] });

    expect(article.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent(
      /^Total\$0\.00$/,
    );
  });
});

describe('notices on the public quote', () => {
  test('when the provider is revising it, then it says so', async () => {
    const { article } = await openQuote({ isBeingRevised: true });

    expect(article.getByText('A revision is being prepared')).toBeVisible();
  });

  test('when the provider is revising it, then its client can still accept it', async () => {
    const { article } = await openQuote({ isBeingRevised: true, clientName: 'Meera Shah' });

    expect(article.getByText(/Meera Shah.*, sign in or create an account to accept\./)).toBeVisible();
  });

  test('when its client is signed in, then it links to the client’s quotes', async () => {
    const { article } = await openQuote(
      { clientEmail: 'Meera@Shah.example' },
      aClientUser({ email: 'meera@shah.example' }),
    );

    expect(await article.findByText('Open your quotes to accept.')).toBeVisible();
    expect(article.getByRole('link', { name: 'Sign In to Client Portal' })).toBeVisible();
  });

  test('when another client is signed in, then it asks the visitor to sign in or create an account', async () => {
    const session = aClientUser({ email: 'someone@else.example' });
    const { article } = await openQuote({ clientEmail: 'meera@shah.example', clientName: '' }, session);

    expect(article.getByText('Sign in or create an account to accept.')).toBeVisible();
  });

  test('when the provider has not sent it yet, then it says that the client can accept it later', async () => {
    const { article } = await openQuote({ version: 0, sentToClient: false, sentToClientAt: null });

    expect(article.getByText(/You can accept it once it is sent\.$/)).toBeVisible();
    expect(article.queryByText(/create an account to accept/)).not.toBeInTheDocument();
  });

  test('when its provider withdrew it, then it says so and does not promise a newer quote', async () => {
    const { article } = await openQuote({ isBeingRevised: true, answer: 'withdrawn' });

    expect(article.getByText('This quote was withdrawn')).toBeVisible();
    expect(article.queryByText('A revision is being prepared')).not.toBeInTheDocument();
    expect(article.getByText(/can no longer be accepted/)).toBeVisible();
    expect(article.queryByText(/newer|Waiting for Client/)).not.toBeInTheDocument();
  });

  test('when the client accepted it, then it shows the date of the acceptance', async () => {
    const { article } = await openQuote({
      clientAccepted: true,
      clientAcceptedAt: '2025-08-20T14:32:00.000Z',
    });

    expect(article.getByText('Accepted on Aug 20, 2025.')).toBeVisible();
  });

  test('when the client accepted it and it is expired, then it does not say that it has expired', async () => {
    const { article } = await openQuote({ isExpired: true, clientAccepted: true });

    expect(article.queryByText('This quote has expired')).not.toBeInTheDocument();
  });
});

describe('a quote that cannot be shown', () => {
  const missing = refuse(getPublicQuote, {
    status: 404,
    code: 'quote_not_found',
    message: 'Quote not found',
  });

  test('when the quote does not exist, then the page links home', async () => {
    renderWithApp(<RemoteRoutes />, { route: '/quote?quote=archived', answers: [missing] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
  });

  test('when the tab showed another quote before, then it does not show that quote in place of the missing one', async () => {
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
