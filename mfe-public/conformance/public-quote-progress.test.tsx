import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openQuote } from '../test/open-quote.tsx';
import { RemoteRoutes } from '../src/routes.tsx';

async function getStages(overrides: Partial<PublicQuote>) {
  const { article } = await openQuote(overrides);
  const stages = within(article.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  return stages.map(({ textContent }) => /.*: (done|waiting|later)/.exec(textContent)?.[0]);
}

describe('2 Public quote, progress', () => {
  test("when the quote was not sent yet, then only 'Quote Created' is ticked", async () => {
    expect(await getStages({ version: 0, sentToClient: false, sentToClientAt: null })).toEqual([
      'Quote Created: done',
      'Sent to Client: later',
      'Client Accepted: later',
    ]);
  });

  test("when the quote was sent, then 'Sent to Client' is ticked", async () => {
    expect(await getStages({ sentToClient: true })).toEqual([
      'Quote Created: done',
      'Sent to Client: done',
      'Client Accepted: waiting',
    ]);
  });

  test("when the quote was accepted, then 'Client Accepted' is ticked", async () => {
    const accepted = { clientAccepted: true, clientAcceptedAt: '2025-08-20T14:32:00.000Z' };

    expect(await getStages(accepted)).toEqual([
      'Quote Created: done',
      'Sent to Client: done',
      'Client Accepted: done',
    ]);
  });
});

describe('2 Public quote, not found', () => {
  const open = (route: string, answers: Answer[] = []) => renderWithApp(<RemoteRoutes />, { route, answers });
  const findNotFound = () => screen.findByRole('heading', { level: 1, name: 'Quote Not Found' });

  test("when the URL has no id, then the page says 'Quote Not Found'", async () => {
    open('/quote');

    expect(await findNotFound()).toBeVisible();
  });

  test("when the quote cannot be loaded, then the page says 'Quote Not Found' and explains it", async () => {
    open('/quote?quote=any', [refuse(getPublicQuote, { status: 500, code: 'internal', message: '' })]);

    expect(await findNotFound()).toBeVisible();
    expect(
      screen.getByText("The quote you're looking for doesn't exist or is no longer available."),
    ).toBeVisible();
  });
});
