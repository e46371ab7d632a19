import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import { set } from 'react-hook-form';
import { isDeferred } from '@marquee/contracts/deferred/recipe';
import { toZod } from '@marquee/contracts/deferred/to-zod';
import type { z } from 'zod';
import { loadZod } from './load-zod.ts';

export type ValidationOptions = {
  /** Whether the server validates the same values with the same messages. If so, the form is sent even if zod fails to load. */
  isCheckedByServer?: boolean;
};

/** Type of the root error of a form that could not be validated. The error has no message, because no field is known to be invalid. */
export const notValidated = 'not-checked';

/**
 * Validates a form with the contract's schema, so that browser and server reject the same values with the same messages. A form with a
 * deferred schema waits for zod. If zod fails to load, or lacks a function that the schema uses, the form cannot be validated. It then has
 * the error `root` of type `notValidated`, or with `isCheckedByServer` no error.
 */
export function contractResolver<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  { isCheckedByServer = false }: ValidationOptions = {},
): Resolver<Values, unknown, Checked> {
  return (values, _context, { names = [] }) => {
    if (!isDeferred(schema)) {
      return toResult(schema.safeParse(values), names);
    }
    return loadZod()
      .then((zod) => toResult<Values, Checked>(toZod(schema, zod).safeParse(values), names))
      .catch((cause: unknown) => {
        console.error('A form was not checked by zod', cause);
        return isCheckedByServer ? acceptUnvalidated<Values, Checked>(values) : rejectUnvalidated<Values>();
      });
  };
}

function toResult<Values extends FieldValues, Checked>(
  parsed: z.ZodSafeParseResult<Checked>,
  names: readonly string[],
): ResolverResult<Values, Checked> {
  return parsed.success ? { values: parsed.data, errors: {} } : rejectWith(parsed.error.issues, names);
}

function acceptUnvalidated<Values extends FieldValues, Checked>(
  values: Values,
): ResolverResult<Values, Checked> {
  return { values: values as unknown as Checked, errors: {} };
}

function rejectUnvalidated<Values extends FieldValues>() {
  const errors: FieldErrors<Values> = {};
  set(errors, 'root', { type: notValidated });
  return { values: {}, errors };
}

type Issue = { message: string; path: readonly PropertyKey[] };

function rejectWith<Values extends FieldValues>(issues: readonly Issue[], names: readonly string[]) {
  return { values: {}, errors: errorsByField<Values>(inFieldOrder(issues, names)) };
}

/** Sorts by the order of the fields in the form. The order in the schema may differ. */
function inFieldOrder(issues: readonly Issue[], names: readonly string[]): Issue[] {
  const positions = new Map(names.map((name, position) => [name, position]));
  const positionOf = ({ path }: Issue) => positions.get(path.map(String).join('.')) ?? names.length;
  return issues.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** The first error of each field, at the path of the field. */
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
