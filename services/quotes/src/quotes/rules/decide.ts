import { evolve } from './evolve.ts';
import type { Quote } from './quote.ts';
import type { Decision, QuoteFact } from './quote-change.ts';

/** A fact, with the quote before it (null: just created) and after it. */
export type Step = { fact: QuoteFact; before: Quote | null; quote: Quote };

/** Runs decisions in order, each on the previous result, and returns the steps. If one decision throws, no step is returned. */
export function decide(quote: Quote, decisions: readonly Decision[], at: Date): Step[] {
  return decisions.reduce<Step[]>((steps, decision) => {
    const current = steps.at(-1)?.quote ?? quote;
    const fact = decision(current, at);
    return fact === null ? steps : [...steps, { fact, before: current, quote: evolve(current, fact, at) }];
  }, []);
}
