import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import { set } from 'react-hook-form';
import { brokenRulesOf } from '@marquee/contracts/deferred/broken-rules';
import { isDeferred } from '@marquee/contracts/deferred/recipe';
import { toZod } from '@marquee/contracts/deferred/to-zod';
import type { z } from 'zod';
import { loadZod } from './load-zod.ts';

/**
 * Checks a form by the contract's schema, so that the browser and the server refuse the same things in the same words. A schema that is
 * deferred waits for zod; where zod does not come, only rules about several fields are checked here, and the server checks the rest: its
 * refusal lands on the fields.
 */
export function contractResolver<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return (values, _context, { names = [] }) => {
    if (!isDeferred(schema)) {
      return checked(schema.safeParse(values), names);
    }
    return loadZod().then(
      (zod) => checked<Values, Checked>(toZod(schema, zod).safeParse(values), names),
      () => checkedByServer<Values, Checked>(schema, values, names),
    );
  };
}

function checked<Values extends FieldValues, Checked>(
  parsed: z.ZodSafeParseResult<Checked>,
  names: readonly string[],
): ResolverResult<Values, Checked> {
  return parsed.success ? { values: parsed.data, errors: {} } : refusedFor(parsed.error.issues, names);
}

function checkedByServer<Values extends FieldValues, Checked>(
  schema: unknown,
  values: Values,
  names: readonly string[],
): ResolverResult<Values, Checked> {
  const broken = brokenRulesOf(schema, values);
  return broken.length === 0
    ? { values: structuredClone(values) as unknown as Checked, errors: {} }
    : refusedFor(broken, names);
}

type Issue = { message: string; path: readonly PropertyKey[] };

function refusedFor<Values extends FieldValues>(issues: readonly Issue[], names: readonly string[]) {
  return { values: {}, errors: errorsByField<Values>(inFieldOrder(issues, names)) };
}

/** As the fields stand in the form, which need not be the order of the schema. */
function inFieldOrder(issues: readonly Issue[], names: readonly string[]): Issue[] {
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ({ path }: Issue) => places.get(path.map(String).join('.')) ?? names.length;
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The first complaint about each field; a complaint about a row of a list counts for the list's field. */
function errorsByField<Values extends FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  const seen = new Set<string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.') || 'root';
    if (!seen.has(name)) {
      seen.add(name);
      set(errors, name, { type: 'contract', message });
    }
  }
  return errors;
}
