import type { z } from 'zod';

/** The functions of zod that create schemas, by name. */
export type Zod = Readonly<Record<string, (...args: never[]) => z.ZodType>>;

export type Loaded = { zod: Zod | null };

/** The key is a string, not a symbol, because one copy of this code creates a remote's schemas and another copy reads them. */
export type Deferred = {
  '~recipe': {
    on: Deferred | null;
    name: string;
    args: readonly unknown[];
    loaded: Loaded;
    made?: z.ZodType;
  };
};

export type Fields = Readonly<Record<string, Deferred>>;

export function isDeferred(value: unknown): value is Deferred {
  return typeof value === 'object' && value !== null && '~recipe' in value;
}

/** The fields of an object schema after all steps, such as `extend` and `omit`. */
export function fieldsOf(schema: Deferred): Fields {
  const { on, name, args } = schema['~recipe'];
  if (on === null) {
    return args[0] as Fields;
  }
  const change = changes[name];
  return change ? change(fieldsOf(on), args[0] as Fields) : fieldsOf(on);
}

type Change = (fields: Fields, change: Fields) => Fields;

const changes: Readonly<Record<string, Change>> = {
  extend: (fields, added) => ({ ...fields, ...added }),
  safeExtend: (fields, added) => ({ ...fields, ...added }),
  pick: (fields, kept) => fieldsWhere(fields, (name) => name in kept),
  omit: (fields, dropped) => fieldsWhere(fields, (name) => !(name in dropped)),
};

function fieldsWhere(fields: Fields, isKept: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));
}

/** The values of an enum, without those that `exclude` removes. */
export function optionsOf(schema: Deferred): readonly unknown[] {
  const { on, name, args } = schema['~recipe'];
  if (on === null) {
    return args[0] as readonly unknown[];
  }
  const excluded = name === 'exclude' ? (args[0] as readonly unknown[]) : [];
  return optionsOf(on).filter((option) => !excluded.includes(option));
}

export function isOptional(schema: Deferred): boolean {
  return ['optional', 'nullable'].includes(schema['~recipe'].name);
}
