import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { rowOf } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import type { Scenario } from '@marquee/mock-kit/scene';
import { firstQuotes } from './first-quotes.ts';

type PublicWorld = { quotes: PublicQuote[] };

/** One quote at each stage in which the public page can show it. */
export const scenario: Scenario<PublicWorld> = {
  people: [{ id: 'nobody', label: 'Whoever holds the address', user: () => null }],
  begin: (now) => ({ quotes: firstQuotes(now) }),
  scenes: [
    scenesOf<PublicWorld>().read(getPublicQuote, ({ world, params }) => rowOf(world.quotes, params.id)),
  ],
};
