/** A step parsed from the text of a quote's history. */
export type QuoteStep =
  | 'created'
  | 'renamed'
  | 'line-added'
  | 'line-removed'
  | 'terms-changed'
  | 'approved'
  | 'sent'
  | 'accepted'
  | 'archived'
  | 'withdrawn'
  | 'offer-withdrawn'
  | 'discarded-copied'
  | 'erased'
  | 'bound';

const phrases: readonly (readonly [RegExp, QuoteStep])[] = [
  [/^(Made|Created) (from the client’s request|by hand|by the provider)$/, 'created'],
  [/^Event renamed( to .*)?$/s, 'renamed'],
  [/ added: \d+ lines?, total /, 'line-added'],
  [/ removed: \d+ lines?, total /, 'line-removed'],
  [/^Terms changed: /, 'terms-changed'],
  [/^\d+ lines?, total /, 'approved'],
  [/^Version \d+ sent, /, 'sent'],
  [/^Version \d+ accepted, /, 'accepted'],
  [/^Archived by the provider$/, 'archived'],
  [/^Withdrawn: (the event was cancelled|an account was deleted)$/, 'withdrawn'],
  [/^Version \d+ withdrawn by the provider$/, 'offer-withdrawn'],
  [/^Discarded changes copied into a new quote$/, 'discarded-copied'],
  [/^Erased: the (client|provider)’s account was deleted$/, 'erased'],
  [/^The client(’s email address was verified| confirmed the email address)$/, 'bound'],
];

/** Returns null for a text that no step writes. */
export function parseQuoteStep(notes: string): QuoteStep | null {
  return phrases.find(([phrase]) => phrase.test(notes))?.[1] ?? null;
}
