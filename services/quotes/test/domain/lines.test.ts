import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { addLine } from '../../src/quotes/domain/add-line.ts';
import { removeLine } from '../../src/quotes/domain/remove-line.ts';
import { aLine, aQuote, aQuoteIn } from '../support/a-quote.ts';

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

    expect([refusal.kind, refusal.code]).toEqual(['malformed', 'invalid_input']);
    expect(refusal.details.errors?.map(({ path }) => path)).toEqual(['totalPrice']);
  });

  test.each([
    ['brings the total below zero', aQuote(), aLine({ unitPriceCents: -59_901 }), 'quote_total_below_zero'],
    [
      'leaves less than the discount',
      aQuote({ discountCents: 10_000 }),
      aLine({ unitPriceCents: -50_000 }),
      'quote_total_below_zero',
    ],
    [
      'makes the total too large',
      aQuote(),
      aLine({ unitPriceCents: 99_999_999_999 }),
      'quote_total_too_large',
    ],
    [
      'is the 501st',
      aQuote({ lineItems: Array.from({ length: 500 }, () => aLine()) }),
      aLine(),
      'quote_has_too_many_lines',
    ],
    [
      'makes the texts too long',
      aQuote({ lineItems: [aLine({ serviceDescription: 'x'.repeat(99_990) })] }),
      aLine({ serviceName: 'Photography' }),
      'quote_is_too_long',
    ],
  ])('when the line %s, then it is rejected', (_case, quote, lineItem, code) => {
    const refusal = refusalOf(() => addLine(quote, lineItem));

    expect([refusal.kind, refusal.code]).toEqual(['rule-broken', code]);
  });

  test.each([
    ['name', { serviceName: 'Photography' }, 'serviceName', 1],
    ['description', { serviceName: 'Photo', serviceDescription: 'x'.repeat(6) }, 'serviceDescription', 1],
  ])(
    'when the line’s %s is too long for the quote, then the error names the limit, the surplus and the field',
    (_text, texts, path, surplus) => {
      const quote = aQuote({
        lineItems: [aLine({ serviceName: '', serviceDescription: 'x'.repeat(99_990) })],
      });

      const { message, details } = refusalOf(() => addLine(quote, aLine(texts)));

      expect(message).toMatch(/100,000 characters in all/);
      expect(message).toContain(`by ${surplus} character.`);
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
  test('when the quote is open, then the line is removed', () => {
    const lineItem = aLine();

    expect(removeLine(aQuote({ lineItems: [lineItem] }), lineItem.id)).toEqual({
      type: 'line-item-removed',
      lineItem,
    });
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

    expect(refusalOf(() => removeLine(quote, dj.id)).code).toBe('quote_total_below_zero');
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
