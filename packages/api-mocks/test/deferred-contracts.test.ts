import { isDeferred } from '@marquee/contracts/deferred/recipe';
import { toZod } from '@marquee/contracts/deferred/to-zod';
import type { Zod } from '@marquee/contracts/deferred/recipe';
import { zodInBrowsers } from '@marquee/contracts/deferred/zod-in-browsers';
import { readValue, refused } from '@marquee/contracts/deferred/read-value';
import { operations } from '@marquee/contracts/operations';
import { zocker } from 'zocker';
import { z } from 'zod';

import { sample } from '../src/sample.ts';
import { deferredOperations } from './deferred-contracts.ts';
import { variantsOf } from './variants-of.ts';

const deferred = await deferredOperations();
const now = new Date('2026-11-28T12:00:00.000Z');

const schemas = [...operations].flatMap(([name, operation]) =>
  (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const ofZod = operation[part];
    const later: unknown = deferred.get(name)?.[part];
    return ofZod && isDeferred(later) ? [{ name: `${name}, ${part}`, part, ofZod, later }] : [];
  }),
);

describe('contracts with deferred schemas', () => {
  test('when the contracts are loaded, then every schema is deferred', () => {
    const parts = [...operations.values()].flatMap(({ params, query, body, response }) =>
      [params, query, body, response].filter((part) => part !== undefined),
    );

    expect(schemas).toHaveLength(parts.length);
  });

  test.each(schemas)(
    'when $name is read, then accepted values equal the values that zod parses, and values of a wrong type are rejected',
    ({ part, ofZod, later }) => {
      const value = valueFor(part, ofZod);

      const read = variantsOf(value).map((variant) => ({
        variant,
        read: readValue(later, variant),
        parsed: ofZod.safeParse(variant),
      }));

      const accepted = read.filter(({ parsed }) => parsed.success);
      const ofAnotherKind = read.filter(({ parsed }) => isOfAnotherKind(parsed.error));
      expect(accepted.map(({ read: given }) => given)).toEqual(accepted.map(({ parsed }) => parsed.data));
      expect(ofAnotherKind.filter(({ read: given }) => given !== refused)).toEqual([]);
    },
  );

  test.each(schemas)(
    'when $name is converted to zod, then it reports the same errors as the zod schema',
    ({ part, ofZod, later }) => {
      const made = toZod(later, zodInBrowsers as unknown as Zod);
      const variants = variantsOf(valueFor(part, ofZod));

      const refusals = variants.map((variant) => made.safeParse(variant).error?.issues);

      expect(refusals).toEqual(variants.map((variant) => ofZod.safeParse(variant).error?.issues));
    },
  );
});

/** A value for a part of an operation. A response follows all rules of its schema. Input has only the right types, not valid texts. */
function valueFor(part: string, schema: z.ZodType): unknown {
  return part === 'response'
    ? sample(schema, { seed: 'deferred', now })
    : zocker(schema).setSeed(1).override(z.ZodString, 'typed').override(z.ZodCatch, 'typed').generate();
}

function isOfAnotherKind(error: z.ZodError | undefined): boolean {
  return error?.issues.some(({ code }) => code === 'invalid_type') ?? false;
}
