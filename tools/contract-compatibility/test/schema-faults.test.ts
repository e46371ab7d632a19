import { z } from 'zod';
import { schemaPairChanges, schemaPairOf } from '../src/schema-pair.ts';
import { schemaFaults } from '../src/schema/schema-faults.ts';

/** The faults of a call that a client of the last release sends to this release. */
function asRequest(before: z.ZodType, now: z.ZodType): string[] {
  return schemaFaults({
    ...{ writer: schemaPairOf(before).read, reader: schemaPairOf(now).read },
    ...{ at: 'it', unread: 'lost' as const },
  });
}

const text = z.object({ text: z.string() });
const kinds = (...names: [string, ...string[]]) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    ...names.map((name) => z.object({ kind: z.literal(name), cents: z.int() })),
  ]);

describe('input that clients of the last release send to a new release', () => {
  test.each([
    ['a value is a number now', z.string(), z.int(), 'it is string, but is read as integer'],
    ['only whole numbers are allowed now', z.number(), z.int(), 'is read as integer'],
    ['null is rejected', z.string().nullable(), z.string(), 'it is null, but is read as string'],
    ['a value is no longer known', z.enum(['a', 'b']), z.enum(['a']), 'it may be "b", which is not known'],
    ['a text is a choice now', z.string(), z.enum(['a']), 'may be any string, but only "a" is known'],
    ['a constant has another value', z.literal('a'), z.literal('b'), 'it may be "a", which is not known'],
    ['a text must be shorter', z.string().max(9), z.string().max(8), 'may be longer'],
    ['a text has a limit', z.string(), z.string().max(8), 'may be longer'],
    ['a text must not be empty', z.string(), z.string().min(1), 'may be shorter'],
    ['a number must be lower', z.int().max(9), z.int().max(8), 'may be higher'],
    ['zero is rejected', z.number().min(0), z.number().positive(), 'may be lower'],
    ['a list must be shorter', z.array(z.int()).max(9), z.array(z.int()).max(8), 'may have more'],
    ['a list must not be empty', z.array(z.int()), z.array(z.int()).min(1), 'may have fewer'],
    ['a list has members of another type', z.array(z.int()), z.array(z.string()), 'it[] is integer'],
    ['a text has a format', z.string(), z.uuid(), 'has format none, but is read as "uuid"'],
    ['a text has a pattern', z.string(), z.string().regex(/^a/), 'has pattern none, but is read as "^a"'],
    ['a multiple is required', z.number(), z.number().multipleOf(5), 'has multipleOf none'],
    ['a field is required', text, text.extend({ by: z.string() }), 'it.by is required'],
    ['a field is no longer optional', text.partial(), text, 'it.text is required'],
    ['a field is not read', text.extend({ by: z.string() }), text, 'it.by is no longer read'],
    [
      'a nested field has another type',
      z.object({ text }),
      z.object({ text: z.object({ text: z.int() }) }),
      'it.text.text',
    ],
    ['undeclared fields are rejected', text, z.strictObject(text.shape), 'rejected with undeclared fields'],
    [
      'a record has values of another type',
      z.record(z.string(), z.int()),
      z.record(z.string(), z.uuid()),
      'it.* is integer',
    ],
    ['a kind is removed', kinds('fixed', 'percent'), kinds('fixed'), 'it.kind may be "percent"'],
    ['the default changes', z.int().default(1), z.int().default(2), 'has the default 2, which was 1'],
  ])('when %s, then there is a fault', (_fault, before, now, reason) => {
    expect(asRequest(before, now).join('\n')).toContain(reason);
  });

  test.each([
    ['nothing has changed', kinds('fixed'), kinds('fixed')],
    ['more is allowed', z.string().max(8), z.string().max(9)],
    ['any number is allowed', z.int(), z.number()],
    ['zero is allowed', z.number().positive(), z.number().min(0)],
    ['null is allowed', z.string(), z.string().nullable()],
    ['one more value is known', z.enum(['a']), z.enum(['a', 'b'])],
    ['any text is allowed', z.enum(['a']), z.string()],
    ['one more kind is known', kinds('fixed'), kinds('fixed', 'percent')],
    ['an optional field is added', text, text.extend({ by: z.string().optional() })],
    ['a field has a default', text, text.extend({ by: z.string().default('') })],
    ['a field is optional now', text, text.partial()],
    ['a format is no longer required', z.uuid(), z.string()],
    ['anything is allowed', text, z.unknown()],
    ['only the description has changed', z.string(), z.string().describe('another')],
    [
      'a deprecated field is removed',
      text.extend({ by: z.string().optional().meta({ deprecated: true }) }),
      text,
    ],
  ])('when %s, then there is no fault', (_change, before, now) => {
    expect(asRequest(before, now)).toEqual([]);
  });

  test('when a schema is a reference, then there is a fault', () => {
    const reference = { $ref: '#/components/schemas/Quote', type: 'object' };

    const faults = schemaFaults({ writer: reference, reader: reference, at: 'it', unread: 'lost' });

    expect(faults).toEqual(['it is a $ref, which the check does not resolve']);
  });
});

describe('data that both releases write and read', () => {
  const changesOf = (before: z.ZodType, now: z.ZodType) =>
    schemaPairChanges('it', schemaPairOf(before), schemaPairOf(now)).map((change) => change.text);

  test('when a field with a default is added, then nothing breaks: old data can be read, and the old release drops the field', () => {
    const grown = text.extend({ by: z.string().default('') });

    expect(changesOf(text, grown)).toEqual(['it.by is new']);
  });

  test('when a field is removed, then the change is breaking, because the old release requires the field', () => {
    expect(changesOf(text.extend({ by: z.string() }), text)).toEqual([
      'it written by this release and read by the last one: .by is required, but may be missing',
    ]);
  });

  test('when a field becomes required, then the change is breaking, because data of the old release lack the field', () => {
    expect(changesOf(text, text.extend({ by: z.string() }))).toEqual([
      'it written by the last release and read by this one: .by is required, but may be missing',
    ]);
  });
});
