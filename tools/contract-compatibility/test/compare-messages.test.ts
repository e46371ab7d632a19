import { z } from 'zod';
import { compareMessages } from '../src/compare-messages.ts';
import { schemaPairOf } from '../src/schema-pair.ts';
import { aQuote } from './contract-builders.ts';

const type = 'quotes.quote.sent.v1';
const messages = (payload: z.ZodType) => ({ [type]: schemaPairOf(payload) });

describe('messages in queues and outboxes', () => {
  test.each([
    ['a field is required', aQuote.extend({ by: z.string() }), 'by is required'],
    ['a field is removed', aQuote.omit({ status: true }), 'status is required'],
    ['a field may be missing', aQuote.partial({ id: true }), 'id is required'],
    ['a field has another type', aQuote.extend({ payableCents: z.string() }), 'payableCents is'],
    ['a field may be null', aQuote.extend({ id: z.uuid().nullable() }), 'id is null'],
    ['a value is new', aQuote.extend({ status: z.enum(['draft', 'sent', 'won']) }), 'may be "won"'],
    ['a value is removed', aQuote.extend({ status: z.enum(['sent']) }), 'may be "draft"'],
    ['any text may be written', aQuote.extend({ id: z.string() }), 'has format none'],
    ['a number is bounded', aQuote.extend({ payableCents: z.int().max(9) }), 'may be higher'],
  ])('when %s, then the change breaks the boundary', (_fault, payload, reason) => {
    const { changes } = compareMessages(messages(aQuote), messages(payload));

    expect(changes.map((change) => change.text).join('\n')).toContain(reason);
    expect(changes.every((change) => change.breaks)).toBe(true);
  });

  test.each([
    ['an optional field is added', aQuote.extend({ by: z.string().optional() })],
    ['a field with a default is added', aQuote.extend({ by: z.string().default('') })],
    ['an optional field is removed', aQuote.omit({ remark: true })],
  ])('when %s, then the change is listed and breaks nothing', (_change, payload) => {
    const { changes } = compareMessages(messages(aQuote), messages(payload));

    expect(changes.filter((change) => change.breaks)).toEqual([]);
    expect(changes).not.toEqual([]);
  });

  test('when a message is removed, then the removal breaks the boundary unless the message was deprecated', () => {
    const gone = (payload: z.ZodType) => compareMessages(messages(payload), {}).changes;

    expect(gone(aQuote).map(({ text, breaks }) => [text.split(':')[0], breaks])).toEqual([
      [`${type} was removed, and such messages may still be in queues and outboxes`, true],
    ]);
    expect(gone(aQuote.meta({ deprecated: true }))).toMatchObject([{ breaks: false }]);
  });

  test('when a new version of a message is added, then it is listed and breaks nothing', () => {
    const both = { ...messages(aQuote), 'quotes.quote.sent.v2': schemaPairOf(z.object({})) };

    expect(compareMessages(messages(aQuote), both).changes).toEqual([
      { text: 'quotes.quote.sent.v2 is new', breaks: false },
    ]);
  });
});
