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
  test("when nothing was sent yet, then only 'Quote Created' is ticked", async () => {
    expect(await getStages({ sentToClient: false, sentToClientAt: null })).toEqual([
      'Quote Created: done',
      'Sent to Client: later',
      'Client Accepted: later',
    ]);
  });

  test("when it was sent, then 'Sent to Client' is ticked", async () => {
    expect(await getStages({ sentToClient: true })).toEqual([
      'Quote Created: done',
      'Sent to Client: done',
      'Client Accepted: waiting',
    ]);
  });

  test("when it was accepted, then 'Client Accepted' is ticked", async () => {
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

  test("when no id is given, then 'Quote Not Found'", async () => {
    open('/quote');

    expect(await findNotFound()).toBeVisible();
  });

  test("when it cannot be loaded, then 'Quote Not Found' and its words", async () => {
    open('/quote?quote=any', [refuse(getPublicQuote, { status: 500, code: 'internal', message: '' })]);

    expect(await findNotFound()).toBeVisible();
    expect(
      screen.getByText("The quote you're looking for doesn't exist or is no longer available."),
    ).toBeVisible();
  });
});
