import { fieldsOf, optionsOf } from './recipe.ts';
import type { Deferred } from './recipe.ts';

/** The result for a value that does not match the schema. */
export const refused = Symbol('refused');

/**
 * Reads a value without zod: drops undeclared fields, unless the schema keeps them, and adds defaults. Returns `refused` if the value has a
 * wrong type or violates a rule, including a `refine`. Unlike zod, this function has no error messages and ignores `superRefine`,
 * `transform`, `pipe`, and the formats of URLs, ids and instants.
 */
export function readValue(schema: Deferred, value: unknown): unknown {
  const { on, name, args } = schema['~recipe'];
  if (on === null) {
    return kinds[name] ? kinds[name](value, args, schema) : refused;
  }
  const wrapper = wrappers[name];
  if (wrapper) {
    return wrapper({ schema, on, args }, value);
  }
  const read = readValue(on, value);
  const rule = read === refused ? undefined : rules[name];
  return rule ? refusedUnless(rule(read as never, args[0] as never), read) : read;
}

function refusedUnless(isRight: boolean, value: unknown): unknown {
  return isRight ? value : refused;
}

type Kind = (value: unknown, args: readonly unknown[], schema: Deferred) => unknown;

const text: Kind = (value) => refusedUnless(typeof value === 'string', value);
const among: Kind = (value, _args, schema) => refusedUnless(optionsOf(schema).includes(value), value);

const kinds: Readonly<Record<string, Kind>> = {
  ...{ string: text, url: text, uuid: text, 'iso.datetime': text },
  number: (value) => refusedUnless(Number.isFinite(value), value),
  int: (value) => refusedUnless(Number.isSafeInteger(value), value),
  boolean: (value) => refusedUnless(typeof value === 'boolean', value),
  null: (value) => refusedUnless(value === null, value),
  undefined: (value) => refusedUnless(value === undefined, value),
  unknown: (value) => value,
  enum: among,
  literal: (value, [literal]) => refusedUnless([literal].flat().includes(value), value),
  array: (value, [element]) => (Array.isArray(value) ? readEach(value, element as Deferred) : refused),
  object: (value, _args, schema) => readFields(schema, value),
  looseObject: (value, _args, schema) => readFields(schema, value),
  record: (value, [key, element]) => readEntries(value, key as Deferred, element as Deferred),
  partialRecord: (value, [key, element]) => readEntries(value, key as Deferred, element as Deferred),
  union: (value, [members]) => firstRead(members as Deferred[], value),
  discriminatedUnion: (value, [, members]) => firstRead(members as Deferred[], value),
};

type Wrapped = { schema: Deferred; on: Deferred; args: readonly unknown[] };
type Wrapper = (wrapped: Wrapped, value: unknown) => unknown;

const asObject: Wrapper = ({ schema }, value) => readFields(schema, value);

const wrappers: Readonly<Record<string, Wrapper>> = {
  ...{ extend: asObject, safeExtend: asObject, pick: asObject, omit: asObject, catchall: asObject },
  optional: ({ on }, value) => (value === undefined ? value : readValue(on, value)),
  nullable: ({ on }, value) => (value === null ? value : readValue(on, value)),
  default: ({ on, args }, value) => (value === undefined ? args[0] : readValue(on, value)),
  catch: ({ on, args }, value) => {
    const read = readValue(on, value);
    return read === refused ? args[0] : read;
  },
  or: ({ on, args }, value) => firstRead([on, args[0] as Deferred], value),
  exclude: ({ schema }, value) => among(value, [], schema),
  overwrite: ({ on, args }, value) => {
    const read = readValue(on, value);
    return read === refused ? refused : (args[0] as (read: unknown) => unknown)(read);
  },
  partial: ({ on }, value) => readFields(on, value, { isPartial: true }),
};

type Rule = (value: never, by: never) => boolean;

const rules: Readonly<Record<string, Rule>> = {
  regex: (value: string, pattern: RegExp) => pattern.test(value),
  startsWith: (value: string, start: string) => value.startsWith(start),
  min: (value: number | string | unknown[], least: number) => sizeOf(value) >= least,
  max: (value: number | string | unknown[], most: number) => sizeOf(value) <= most,
  positive: (value: number) => value > 0,
  nonnegative: (value: number) => value >= 0,
  int: (value: number) => Number.isSafeInteger(value),
  refine: (value: unknown, isMet: (value: unknown) => unknown) => Boolean(isMet(value)),
};

function sizeOf(value: number | string | unknown[]): number {
  return typeof value === 'number' ? value : value.length;
}

function firstRead(members: readonly Deferred[], value: unknown): unknown {
  for (const member of members) {
    const read = readValue(member, value);
    if (read !== refused) {
      return read;
    }
  }
  return refused;
}

function readEach(values: readonly unknown[], element: Deferred): unknown {
  const read = values.map((value) => readValue(element, value));
  return refusedUnless(!read.includes(refused), read);
}

function readEntries(value: unknown, key: Deferred, element: Deferred): unknown {
  if (!isObject(value)) {
    return refused;
  }
  const names = Object.keys(value).map((name) => readValue(key, name));
  const read = Object.entries(value).map(([name, each]) => [name, readValue(element, each)] as const);
  const isRight = !names.includes(refused) && read.every(([, each]) => each !== refused);
  return refusedUnless(isRight, Object.fromEntries(read));
}

type Reading = { isPartial: boolean };

function readFields(
  schema: Deferred,
  value: unknown,
  { isPartial }: Reading = { isPartial: false },
): unknown {
  if (!isObject(value)) {
    return refused;
  }
  const fields = fieldsOf(schema);
  const undeclared = Object.keys(value).filter((name) => !(name in fields));
  const others = othersOf(schema);
  const read = [
    ...Object.entries(fields).flatMap(([name, field]) => {
      const isLeftOut = isPartial && value[name] === undefined;
      const each = isLeftOut ? undefined : readValue(field, value[name]);
      return each === undefined && !(name in value) ? [] : [[name, each] as const];
    }),
    ...(others ? undeclared.map((name) => [name, others(value[name])] as const) : []),
  ];
  return refusedUnless(
    read.every(([, each]) => each !== refused),
    Object.fromEntries(read),
  );
}

/** Returns the function that reads undeclared fields; null if they are dropped. */
function othersOf(schema: Deferred): ((value: unknown) => unknown) | null {
  const { on, name, args } = schema['~recipe'];
  if (name === 'catchall') {
    return (value) => readValue(args[0] as Deferred, value);
  }
  if (on !== null) {
    return othersOf(on);
  }
  return name === 'looseObject' ? (value) => value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
