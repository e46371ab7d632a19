import { publicQuote } from '../src/quotes.ts';
import { aHostileQuote, hostileText, hostileTextsOf } from './hostile-quote.ts';

/** Fields whose schema is a text, but whose values have a fixed format. */
const withFormat = ['eventDate', 'timeZone', 'validUntil', 'dueOn'];

/** Returns copies of the value; in each copy, the hostile text replaces another text that is not hostile. */
function variantsOf(value: unknown, path: string[] = []): { path: string[]; variant: unknown }[] {
  if (typeof value === 'string') {
    return value.includes(hostileText) ? [] : [{ path, variant: hostileText }];
  }
  return Object.entries(Object(value) as object).flatMap(([name, inner]: [string, unknown]) =>
    variantsOf(inner, [...path, name]).map(({ path: whole, variant }) => ({
      path: whole,
      variant: Array.isArray(value)
        ? value.map((one: unknown, index) => (String(index) === name ? variant : one))
        : { ...(value as object), [name]: variant },
    })),
  );
}

describe('a hostile quote', () => {
  test('when the contract parses it, then it is a valid quote and keeps every text; no two hostile texts are equal', () => {
    const quote = aHostileQuote();

    expect(publicQuote.parse(quote)).toEqual(quote);
    expect(new Set(hostileTextsOf(quote)).size).toBe(hostileTextsOf(quote).length);
  });

  test('when a text is not hostile, then its field has a fixed format', () => {
    const replaceable = variantsOf(aHostileQuote()).filter(
      ({ variant }) => publicQuote.safeParse(variant).success,
    );

    expect(new Set(replaceable.map(({ path }) => path.at(-1)))).toEqual(new Set(withFormat));
  });
});
