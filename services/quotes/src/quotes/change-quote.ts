import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { QuoteDeps } from './quote-deps.ts';
import { toHistory } from './quote-history.ts';
import { toMessages } from './quote-messages.ts';
import { decide } from './rules/decide.ts';
import type { Step } from './rules/decide.ts';
import type { Quote } from './rules/quote.ts';
import type { Decision } from './rules/quote-change.ts';

type QuoteCommand = {
  id: string;
  /** The account that must own the quote; otherwise the quote is not found. */
  owner: Partial<Pick<Quote, 'providerId' | 'clientId'>>;
  decisions: readonly Decision[];
  /** The revision that the caller has read. */
  basis?: Basis<Quote>;
  /** Runs before a change is saved and may reject it. Does not run for a repeated call, which changes nothing. */
  beforeSave?: () => Promise<void>;
  cause: Cause;
  /** Rewrites the notes in the quote's history when they must not be stored any more. */
  rewriteNotes?: (notes: string) => string;
};

/** Loads, decides, evolves and saves; returns the resulting quote, changed or not. */
export async function changeQuote(
  deps: QuoteDeps,
  { id, owner, decisions, basis, beforeSave, cause, rewriteNotes }: QuoteCommand,
): Promise<Quote> {
  return retryOnConflict('quote', async () => {
    const at = deps.now();
    const quote = await deps.quotes.get(id, owner);
    const steps = await decideIfFresh({
      name: 'quote',
      state: quote,
      basis,
      decide: () => nullIfEmpty(decide(quote, decisions, at)),
    });
    const last = steps?.at(-1);
    if (steps === null || last === undefined) {
      return quote;
    }
    await beforeSave?.();
    const messages = await toMessages(steps, deps);
    const rewritten = rewriteNotes && { rewrittenHistory: await rewriteHistory(deps, id, rewriteNotes) };
    const commit = { history: toHistory(steps), messages, cause, at };
    return deps.quotes.save(last.quote, { ...commit, ...rewritten });
  });
}

function nullIfEmpty(steps: readonly Step[]): readonly Step[] | null {
  return steps.length === 0 ? null : steps;
}

/** Only a save adds history and raises the version, so a save with the version that was read fails if the history has grown since. */
async function rewriteHistory({ quotes }: QuoteDeps, id: string, rewrite: (notes: string) => string) {
  const entries = await quotes.history(id);
  return entries.map((entry) => ({ ...entry, notes: rewrite(entry.notes) }));
}
