import { lastOf } from '@marquee/service-kit/store/aggregate-kind';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Command } from '@marquee/service-kit/store/handle-command';
import type { QuoteDeps } from './quote-deps.ts';
import { toHistory } from './quote-history.ts';
import type { QuoteHistoryEntry } from './quote-history.ts';
import { publish } from './quote-messages.ts';
import { evolve } from './domain/evolve.ts';
import type { QuoteChange } from './domain/quote-change.ts';
import type { Quote } from './domain/quote.ts';

type QuoteCommand = Command<Quote, QuoteChange> & {
  /** Rewrites the entries of the quote's history when parts of them must not be stored any more. */
  rewriteEntry?: (entry: QuoteHistoryEntry) => QuoteHistoryEntry;
};

/** Changes a quote; returns the resulting quote, changed or not. */
export function changeQuote(deps: QuoteDeps, { rewriteEntry, ...command }: QuoteCommand): Promise<Quote> {
  const { quotes, now } = deps;
  return handleCommand<Quote, QuoteChange, QuoteHistoryEntry>(
    {
      ...{ name: 'quote', store: quotes, evolve, now },
      async record(steps) {
        const { messages, publishedProvider } = await publish(steps, deps);
        return {
          history: toHistory(steps),
          messages,
          ...(publishedProvider && { state: { ...lastOf(steps).after, publishedProvider } }),
          ...(rewriteEntry && { rewrittenHistory: await rewriteHistory(deps, command.id, rewriteEntry) }),
        };
      },
    },
    command,
  );
}

/** Only a save adds history and raises the version, so a save with the version that was read fails if the history has grown since. */
async function rewriteHistory(
  { quotes }: QuoteDeps,
  id: string,
  rewrite: (entry: QuoteHistoryEntry) => QuoteHistoryEntry,
): Promise<QuoteHistoryEntry[]> {
  const entries = await quotes.history(id);
  return entries.map(rewrite);
}
