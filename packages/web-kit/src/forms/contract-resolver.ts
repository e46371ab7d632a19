import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form by the contract's schema, so that the browser and the server refuse the same things in the same words. */
export function contractResolver<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return (values, _context, { names = [] }) => {
    const parsed = schema.safeParse(values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: errorsByField(inFieldOrder(parsed.error.issues, names)) };
  };
}

type Issue = z.core.$ZodIssue;

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
