import type { z } from 'zod';

/** The former names of fields, by the present names. */
type FormerNames = Readonly<Record<string, string>>;

/**
 * The schema of an object whose fields were renamed. It accepts either name, because messages of the previous release have only the former
 * one, and returns both, because that release reads only the former one. Its type has the present names alone, so that no consumer uses a
 * former one.
 */
export function renamed<Fields extends z.ZodObject>(
  fields: Fields,
  names: FormerNames,
): z.ZodPipe<Fields, Fields> {
  const { present, former } = fieldsByName(fields, names);
  const read = fields.extend(toOptional({ ...present, ...former }));
  const written = fields.extend(former);
  const schema = read.transform((value) => withBothNames(value, names)).pipe(written);
  // Hides the former names, which the schema only copies.
  return schema as unknown as z.ZodPipe<Fields, Fields>;
}

/** The object with each of these values under both its names. A value under the present name wins. */
export function withBothNames<Value extends object>(value: Value, names: FormerNames): Value {
  const given = new Map<string, unknown>(Object.entries(value));
  const both = Object.entries(names).flatMap(([present, former]) => {
    // Not `??`, because null is a value.
    const one = given.get(present) === undefined ? given.get(former) : given.get(present);
    return one === undefined ? [] : [[present, one] as const, [former, one] as const];
  });
  return { ...value, ...Object.fromEntries(both) };
}

type Shape = Record<string, z.ZodType>;

function fieldsByName({ shape }: z.ZodObject, names: FormerNames): { present: Shape; former: Shape } {
  const renamedFields = Object.entries(names).map(([present, former]) => {
    // Every present name is a field of the object.
    const field = shape[present] as z.ZodType;
    const description = `the former name of ${present}, for the previous release`;
    return { present, former, field, formerField: field.meta({ deprecated: true, description }) };
  });
  return {
    present: Object.fromEntries(renamedFields.map(({ present, field }) => [present, field])),
    former: Object.fromEntries(renamedFields.map(({ former, formerField }) => [former, formerField])),
  };
}

function toOptional(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.optional()]));
}
