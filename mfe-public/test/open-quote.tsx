import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { useSession } from '@marquee/web-kit';
import { answer, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aPublicQuote } from './a-public-quote.ts';

export async function openQuote(overrides: Partial<PublicQuote> = {}, session?: CurrentUser) {
  const quote = aPublicQuote(overrides);
  const view = renderWithApp(<WithSession />, {
    route: `/quote?quote=${quote.id}`,
    ...(session && { session }),
    answers: [answer(getPublicQuote, quote)],
  });
  return {
    ...view,
    article: within(await screen.findByRole('article', { name: `Quote for ${quote.eventName}` })),
  };
}

/** Loads the session as the shell's header does, because this front end does not load the session itself. */
function WithSession() {
  useSession();
  return <RemoteRoutes />;
}
