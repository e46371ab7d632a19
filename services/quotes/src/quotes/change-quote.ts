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
  /** Rewrites the notes in the quote's history when they must not be stored any more. */
  rewriteNotes?: (notes: string) => string;
};

/** Changes a quote; returns the resulting quote, changed or not. */
export function changeQuote(deps: QuoteDeps, { rewriteNotes, ...command }: QuoteCommand): Promise<Quote> {
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
          ...(rewriteNotes && { rewrittenHistory: await rewriteHistory(deps, command.id, rewriteNotes) }),
        };
      },
    },
    command,
  );
}

/** Only a save adds history and raises the version, so a save with the version that was read fails if the history has grown since. */
async function rewriteHistory({ quotes }: QuoteDeps, id: string, rewrite: (notes: string) => string) {
  const entries = await quotes.history(id);
  return entries.map((entry) => ({ ...entry, notes: rewrite(entry.notes) }));
}
