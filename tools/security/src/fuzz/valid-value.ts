import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Schema } from './description.ts';

/** A value that the schema accepts in nearly all cases, so that a defect that is added later is the only defect. */
export function validValue(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) {
    return fc.constant(schema.const);
  }
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  // In a schema with properties, `anyOf` and `oneOf` only state which of the properties are required.
  if (choices !== undefined && schema.properties === undefined) {
    return fc.oneof(...choices.map(validValue));
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  return byType[type ?? 'string']?.(schema) ?? validText(schema);
}

const byType: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  object: validObject,
  array: ({ items = {} }) => fc.array(validValue(items), { minLength: 1, maxLength: 3 }),
  integer: (schema) => fc.integer(boundsOf(schema)),
  number: (schema) => fc.integer(boundsOf(schema)),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

export function validObject({ properties = {} }: Schema): Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, validValue(one)])),
  );
}

function boundsOf({ minimum = 0, maximum = 1_000 }: Schema): { min: number; max: number } {
  const min = Math.ceil(Math.max(minimum, -1_000_000));
  return { min, max: Math.max(min, Math.floor(Math.min(maximum, 1_000_000))) };
}

function validText({ format, pattern, minLength = 1, maxLength = 30 }: Schema): Arbitrary<string> {
  const fixed = byFormat[format ?? ''];
  if (fixed !== undefined) {
    return fixed;
  }
  return pattern === undefined
    ? fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
    : fc.stringMatching(new RegExp(pattern.replace(String.raw`\p{M}`, ''), 'u')).filter(isMatch(pattern));
}

/** fast-check does not support the class of combining marks. It generates texts without the class, and this function filters them. */
function isMatch(pattern: string): (text: string) => boolean {
  const matcher = new RegExp(pattern, 'u');
  return (text) => matcher.test(text);
}

const byFormat: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.constant('robin@example.com'),
  uuid: fc.uuid({ version: 4 }),
  date: fc.constant('2030-05-05'),
  'date-time': fc.constant('2030-05-05T10:00:00.000Z'),
};
