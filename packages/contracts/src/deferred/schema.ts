import { readValue, refused } from './read-value.ts';
import { fieldsOf, isOptional, optionsOf } from './recipe.ts';
import type { Deferred, Fields, Loaded } from './recipe.ts';
import { toZod } from './to-zod.ts';

/** Methods of zod's schemas that return another schema. */
const steps = [
  ...[
    'catch',
    'catchall',
    'default',
    'exclude',
    'extend',
    'int',
    'max',
    'min',
    'nonnegative',
    'nullable',
    'omit',
  ],
  ...['optional', 'or', 'overwrite', 'partial', 'pick', 'pipe', 'positive', 'refine', 'regex', 'safeExtend'],
  ...['startsWith', 'superRefine', 'transform'],
];

/** Shared by all schemas of one copy of this module. Each remote has its own copy. */
export const loaded: Loaded = { zod: null };

/** Returns a recipe for a schema: call the function `name` with `args` on the schema `on`, or on zod itself if `on` is null. */
export function defer(on: Deferred | null, name: string, args: readonly unknown[]): Deferred {
  const recipe = { on, name, args, loaded };
  return Object.assign(Object.create(methods) as object, { '~recipe': recipe });
}

const methods = {
  ...Object.fromEntries(steps.map((name) => [name, step(name)])),

  get shape(): Fields {
    return fieldsOf(this as unknown as Deferred);
  },
  get options(): readonly unknown[] {
    return optionsOf(this as unknown as Deferred);
  },
  /** The interface through which RTK Query calls a schema: https://standardschema.dev */
  get '~standard'(): object {
    const schema = this as unknown as Deferred;
    return { version: 1, vendor: 'marquee', validate: (value: unknown) => read(schema, value) };
  },

  unwrap(this: Deferred) {
    return isOptional(this) ? this['~recipe'].on : this;
  },
  /** Ignores the given description, because descriptions are for the API documentation, which no browser generates. */
  meta(this: Deferred, ...described: unknown[]) {
    return described.length === 0 ? {} : this;
  },
  /**
   * Reads a value with zod once zod is loaded. Until then, `safeParse` accepts the same values as `parse`, which ignores `superRefine`,
   * `transform`, `pipe` and the formats of URLs, ids and instants. An error without zod is one issue with an empty path.
   */
  safeParse(this: Deferred, value: unknown) {
    if (loaded.zod) {
      return toZod(this, loaded.zod).safeParse(value);
    }
    const { value: data, issues } = read(this, value);
    return issues ? { success: false, error: { issues } } : { success: true, data };
  },
  /** Reads a value without zod, even after zod is loaded. */
  parse(this: Deferred, value: unknown) {
    const { value: data, issues } = read(this, value);
    if (issues) {
      throw new TypeError(outsideContract);
    }
    return data;
  },
};

function step(name: string) {
  return function (this: Deferred, ...args: unknown[]): Deferred {
    return defer(this, name, args);
  };
}

const outsideContract = 'The value does not match the contract';

function read(schema: Deferred, given: unknown) {
  const value = readValue(schema, given);
  return value === refused ? { issues: [{ path: [], message: outsideContract }] } : { value };
}
