import type { z } from 'zod';
import { isDeferred } from './recipe.ts';
import type { Zod } from './recipe.ts';

/** Converts a deferred schema to a schema of zod, the same object in every call. Returns any other value unchanged. */
export function toZod<Schema>(schema: Schema, zod: Zod): Schema extends z.ZodType ? Schema : z.ZodType;
export function toZod(schema: unknown, zod: Zod): unknown {
  if (!isDeferred(schema)) {
    return schema;
  }
  const recipe = schema['~recipe'];
  // From now on, rules that read a value with another deferred schema use zod too.
  recipe.loaded.zod = zod;
  recipe.made ??= make();
  return recipe.made;

  function make(): z.ZodType {
    const { on, name, args } = recipe;
    const maker = (on === null ? zod : toZod(on, zod)) as unknown as Record<string, Maker>;
    const called = maker[name];
    if (!called) {
      throw new TypeError(`zod has no ${name}`);
    }
    return called.apply(
      maker,
      args.map((arg) => made(arg, zod)),
    );
  }
}

type Maker = (...args: unknown[]) => z.ZodType;

/** Converts the schemas in an argument of a recipe, also within lists and objects. Other values stay unchanged. */
function made(arg: unknown, zod: Zod): unknown {
  if (isDeferred(arg)) {
    return toZod(arg, zod);
  }
  if (Array.isArray(arg)) {
    return arg.map((each) => made(each, zod));
  }
  if (isPlain(arg)) {
    return Object.fromEntries(Object.entries(arg).map(([name, each]) => [name, made(each, zod)]));
  }
  return arg;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
