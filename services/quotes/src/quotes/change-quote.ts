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

/**
 * Reads the history separately from the quote. Every save that adds history also raises the quote's version, so if the history has grown
 * since the quote was read, the save of this change fails with a conflict.
 */
async function rewriteHistory(
  { quotes }: QuoteDeps,
  id: string,
  rewrite: (entry: QuoteHistoryEntry) => QuoteHistoryEntry,
): Promise<QuoteHistoryEntry[]> {
  const entries = await quotes.history(id);
  return entries.map(rewrite);
}
