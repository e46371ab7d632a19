import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { answer, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aPublicQuote } from './a-public-quote.ts';

export async function openQuote(overrides: Partial<PublicQuote> = {}) {
  const quote = aPublicQuote(overrides);
  const view = renderWithApp(<RemoteRoutes />, {
    route: `/quote?quote=${quote.id}`,
    answers: [answer(getPublicQuote, quote)],
  });
  return {
    ...view,
    paper: within(await screen.findByRole('article', { name: `Quote for ${quote.eventName}` })),
  };
}
