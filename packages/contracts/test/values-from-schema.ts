import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** The part of JSON Schema that the description of requests uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  examples?: readonly string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

// Not strict, because the description has keywords that JSON Schema does not define, such as `x-corrected`.
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Generates values that the schema allows according to Ajv. About half of the texts are at the limits of the schema. */
export function arbitraryFrom(schema: Schema): Arbitrary<unknown> {
  const isAllowed = ajv.compile(schema);
  return candidates(schema).filter((value) => isAllowed(value));
}

function candidates(schema: Schema): Arbitrary<unknown> {
  const { anyOf, oneOf, enum: choices, properties = {}, required = [], items = {} } = schema;
  const members = anyOf ?? oneOf ?? [];
  if ('const' in schema) {
    return fc.constant(schema.const);
  }
  if (choices !== undefined) {
    return fc.constantFrom(...choices);
  }
  if (members.length > 0 && schema.properties === undefined) {
    return fc.oneof(...members.map(arbitraryFrom));
  }
  switch (schema.type) {
    case 'object':
      return fc.record(mapValues(properties, arbitraryFrom), { requiredKeys: [...required] });
    case 'array':
      return fc.array(arbitraryFrom(items), lengths(schema.minItems, schema.maxItems));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 10 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 10, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case undefined:
    default:
      return text(schema);
  }
}

function lengths(minLength = 0, maxLength = minLength + 3) {
  return { minLength, maxLength: Math.min(maxLength, minLength + 3) };
}

function mapValues(
  schemas: Readonly<Record<string, Schema>>,
  change: (schema: Schema) => Arbitrary<unknown>,
) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

function text(schema: Schema): Arbitrary<string> {
  const isAllowed = ajv.compile(schema);
  const atTheEdge = edges(schema).filter((value) => isAllowed(value));
  return fc.oneof(matching(schema), ...(atTheEdge.length > 0 ? [fc.constantFrom(...atTheEdge)] : []));
}

function matching({ pattern, format, examples, minLength = 0, maxLength }: Schema): Arbitrary<string> {
  if (format === 'uuid') {
    return fc.uuid();
  }
  if (pattern !== undefined) {
    // fast-check does not support this class. Ajv does, and rejects texts that consist only of marks.
    const known = pattern.replace(String.raw`\p{M}`, '');
    return fc.stringMatching(new RegExp(known, 'u'), maxLength === undefined ? {} : { maxLength });
  }
  if (format !== undefined && examples === undefined) {
    // Random text would never have the format, so the filter would never end.
    throw new Error(`Say here how to make values of the format ${format}.`);
  }
  // A text with several patterns, or with a class that fast-check does not support (\p{Lu}), has examples. An example matches every pattern
  // and stays valid when it gets longer.
  return examples === undefined
    ? fc.string({ unit: 'binary', minLength, maxLength: maxLength ?? minLength + 40 })
    : fc
        .tuple(fc.constantFrom(...examples), fc.string({ unit: 'binary', maxLength: 20 }))
        .map((parts) => parts.join(''));
}

/** Texts at the limits: lengths in code points, white space, zero, and days that do not exist. */
function edges({ minLength = 0, maxLength = 40 }: Schema): string[] {
  return [
    ...[
      '',
      ' ',
      '\u00a0',
      '\ufeff',
      '\u0085',
      '\u0000',
      '0',
      '-0.00',
      '0.00',
      '0.01',
      '000000000.10',
      '-1.00',
    ],
    ...['999999999.99', '1899-12-31', '1900-01-01', '1900-02-29', '2000-02-29', '2026-02-29', '9999-12-31'],
    ...['00:00', '23:59', '24:00', 'x@y', 'a@b.example', '.a@b.example', '１２３４５６', '123456'],
    ...['x', '🎪', ' ', '\ufeff'].flatMap((sign) => [sign.repeat(minLength), sign.repeat(maxLength)]),
    ...[` ${'x'.repeat(minLength)}`, `x${' '.repeat(minLength)}`, `x${' '.repeat(minLength)}x`],
  ];
}
