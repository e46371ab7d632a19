import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const long = 'x'.repeat(20_000);

/** Texts that often reveal defects in software. */
export const textPayload: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    long,
    '\ud800',
    '\u202e\u200b\ufeff',
    "' OR 1=1 --",
    '{"$gt":""}',
    '$where',
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-0',
    '1e309',
    '9999-99-99',
    '25:61',
    '00000000-0000-0000-0000-000000000000',
    'x@y',
    `${'a'.repeat(300)}@example.com`,
    '(a+)+$',
    '\r\nset-cookie: sid=x',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of the wrong kind, and objects that have a meaning to a database or to JavaScript. */
export const valuePayload: Arbitrary<unknown> = fc.oneof(
  textPayload,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    { $gt: '' },
    { $ne: null },
    { $where: 'sleep(5000)' },
    { toString: null },
    { constructor: { prototype: { isAdmin: true } } },
    JSON.parse('{"__proto__":{"role":"admin"}}'),
    nested(200),
    Array.from({ length: 1_000 }, () => 0),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? 'bottom' : [nested(depth - 1)];
}
