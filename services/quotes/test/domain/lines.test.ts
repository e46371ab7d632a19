import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { addLine } from '../../src/quotes/domain/add-line.ts';
import { removeLine } from '../../src/quotes/domain/remove-line.ts';
import { after, aLine, aQuote, aQuoteIn } from '../support/a-quote.ts';

const belowZero = {
  code: 'quote_total_below_zero',
  message: 'The total of a quote must not be below zero',
};
const tooLarge = {
  code: 'quote_total_too_large',
  message: 'The total of a quote must be below $1,000,000,000',
};

describe('add a line to a quote', () => {
  test('when the quote is open, then the line is added', () => {
    const lineItem = aLine({ unitPriceCents: -4_950 });

    expect(addLine(aQuoteIn('sent_to_client'), lineItem)).toEqual({ type: 'line-item-added', lineItem });
  });

  test('when the line exists already, then nothing changes', () => {
    const lineItem = aLine();

    expect(addLine(aQuote({ lineItems: [lineItem] }), lineItem)).toBeNull();
  });

  test('when the line’s total is not price times quantity, then the field is malformed', () => {
    const refusal = refusalOf(() => addLine(aQuote(), aLine({ quantity: 2, lineTotalCents: 59_900 })));

    const message = 'Total price must be unit price times quantity';
    expect(refusal).toMatchObject({ kind: 'malformed', code: 'invalid_input', message });
    expect(refusal.details.errors).toEqual([{ path: 'totalPrice', message }]);
  });

  test('when the quantity is above one, then the line’s total is price times quantity', () => {
    const lineItem = aLine({ unitPriceCents: 33_333, quantity: 3, lineTotalCents: 99_999 });

    expect(addLine(aQuote(), lineItem)).toEqual({ type: 'line-item-added', lineItem });
    expect(after(aQuote(), { type: 'line-item-added', lineItem }).offer.lineItems).toHaveLength(2);
  });

  test.each([
    ['brings the total below zero', aQuote(), aLine({ unitPriceCents: -59_901 }), belowZero],
    [
      'leaves less than the discount',
      aQuote({ discountCents: 10_000 }),
      aLine({ unitPriceCents: -25_000, quantity: 2 }),
      belowZero,
    ],
    ['makes the total too large', aQuote(), aLine({ unitPriceCents: 33_333_333_333, quantity: 3 }), tooLarge],
  ])('when the line %s, then it is rejected at its price', (_case, quote, lineItem, { code, message }) => {
    expect(refusalOf(() => addLine(quote, lineItem))).toMatchObject({
      ...{ kind: 'rule-broken', code, message },
      details: { errors: [{ path: 'unitPrice', message }] },
    });
  });

  test('when the line is the 501st, then it is rejected', () => {
    const quote = aQuote({ lineItems: Array.from({ length: 500 }, () => aLine()) });

    expect(refusalOf(() => addLine(quote, aLine()))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'quote_has_too_many_lines', details: {} },
      message: 'A quote can have at most 500 services',
    });
  });

  test.each([
    ['is the 500th', aQuote({ lineItems: Array.from({ length: 499 }, () => aLine()) }), aLine()],
    ['brings the total to zero', aQuote(), aLine({ unitPriceCents: -59_900 })],
    ['makes the largest total', aQuote({ lineItems: [] }), aLine({ unitPriceCents: 99_999_999_999 })],
    [
      'brings the texts to the limit',
      aQuote({ notes: 'x'.repeat(50_000), lineItems: [aLine({ serviceDescription: 'x'.repeat(49_990) })] }),
      aLine({ serviceName: 'Photos', serviceDescription: 'By' }),
    ],
  ])('when the line %s, then it is added', (_case, quote, lineItem) => {
    expect(addLine(quote, lineItem)).toEqual({ type: 'line-item-added', lineItem });
  });

  test.each([
    ['name', { serviceName: 'Photography' }, 'serviceName'],
    ['description', { serviceName: 'Photo', serviceDescription: 'x'.repeat(6) }, 'serviceDescription'],
  ])(
    'when the line’s %s is too long for the quote, then the error names the limit, the surplus and the field',
    (_text, texts, path) => {
      const quote = aQuote({
        lineItems: [aLine({ serviceName: '', serviceDescription: 'x'.repeat(99_990) })],
      });

      const { message, details } = refusalOf(() => addLine(quote, aLine(texts)));

      expect(message).toBe(
        'The service names, descriptions and notes of a quote can have 100,000 characters in all. Please shorten this text by 1 character.',
      );
      expect(details.errors).toEqual([{ path, message }]);
    },
  );

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      expect(refusalOf(() => addLine(aQuoteIn(status), aLine())).kind).toBe('conflict');
    },
  );
});

describe('remove a line from a quote', () => {
  test('when the quote is open, then only that line is removed', () => {
    const [lineItem, other] = [aLine({ unitPriceCents: -100 }), aLine({ unitPriceCents: 100 })];
    const quote = aQuote({ lineItems: [lineItem, other] });

    expect(removeLine(quote, lineItem.id)).toEqual({ type: 'line-item-removed', lineItem });
    expect(after(quote, { type: 'line-item-removed', lineItem }).offer.lineItems).toEqual([other]);
  });

  test.each(['draft', 'client_accepted', 'archived'] as const)(
    'when the line does not exist and the quote is %s, then nothing changes',
    (status) => {
      expect(removeLine(aQuoteIn(status), aLine().id)).toBeNull();
    },
  );

  test('when the remaining total would be below zero, then the call is rejected', () => {
    const dj = aLine();
    const quote = aQuote({ lineItems: [dj, aLine({ unitPriceCents: -4_950 })] });

    const refusal = refusalOf(() => removeLine(quote, dj.id));

    expect([refusal.code, refusal.details.errors]).toEqual(['quote_total_below_zero', undefined]);
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected as a conflict',
    (status) => {
      const lineItem = aLine();
      const quote = aQuoteIn(status, { lineItems: [lineItem] });

      expect(refusalOf(() => removeLine(quote, lineItem.id)).kind).toBe('conflict');
    },
  );
});
