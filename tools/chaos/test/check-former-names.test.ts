import { aHealthySystem } from './check-fixture.ts';
import { detailsOf, kindsIn } from './check-kit.ts';

const { projections } = aHealthySystem();

type Fields = Readonly<Record<string, unknown>>;
type Amounts = Readonly<Record<string, number>>;

/** The system, with these amounts in billing's copy of the accepted quote and in the copy's only line. */
function systemWith(ofQuote: Amounts, ofLine: Amounts) {
  const rows = projections['billing.acceptedQuote'].map((row) => {
    const agreement = row.agreement as { lines: readonly Fields[] };
    const lines = agreement.lines.map((line) => ({ ...withoutAmounts(line), ...ofLine }));
    return {
      ...{ id: row.id, sourceVersion: row.sourceVersion },
      ...{ ...withoutAmounts(row), ...ofQuote },
      agreement: { ...agreement, lines },
    };
  });
  return { found: { projections: { ...projections, 'billing.acceptedQuote': rows } } };
}

function withoutAmounts(fields: Fields): Fields {
  const amounts = ['payableCents', 'lineTotalCents', 'totalCents'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !amounts.includes(name)));
}

const bothNames = { payableCents: 49_900, totalCents: 49_900 };
const bothOfLine = { lineTotalCents: 49_900, totalCents: 49_900 };
const former = { totalCents: 49_900 };

describe('the amounts of an accepted quote in billing', () => {
  test('when the previous release stored them under their former names, then the checker finds nothing', () => {
    expect(detailsOf(systemWith(former, former))).toBe('');
  });

  test.each<[string, Amounts, Amounts]>([
    ['the present name of the quote’s amount', { ...bothNames, payableCents: 1 }, bothOfLine],
    ['the former name of the quote’s amount', { ...bothNames, totalCents: 1 }, bothOfLine],
    ['the only, former name of the quote’s amount', { totalCents: 1 }, former],
    ['the present name of the line’s amount', bothNames, { ...bothOfLine, lineTotalCents: 1 }],
    ['the former name of the line’s amount', bothNames, { ...bothOfLine, totalCents: 1 }],
    ['the only, former name of the line’s amount', former, { totalCents: 1 }],
  ])('when %s has a wrong amount, then the copy differs', (_name, ofQuote, ofLine) => {
    expect(kindsIn(systemWith(ofQuote, ofLine))).toEqual(['differs']);
  });

  test('when the former names are missing, then the copy differs, because the previous release reads only them', () => {
    const details = detailsOf(systemWith({ payableCents: 49_900 }, { lineTotalCents: 49_900 }));

    expect(details).toContain('differs: billing.acceptedQuote quote: totalCents is missing');
  });

  test('when the amount has neither name, then the copy differs', () => {
    expect(detailsOf(systemWith({}, bothOfLine))).toContain('payableCents is missing, its source says 49900');
  });
});
