import { readValue, refused } from './read-value.ts';
import { fieldsOf, isOptional, optionsOf } from './recipe.ts';
import type { Deferred, Fields, Loaded } from './recipe.ts';
import { toZod } from './to-zod.ts';

/** Methods of zod's schemas that give another schema. */
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

/** One for each copy of this module: a remote has its own. */
export const loaded: Loaded = { zod: null };

/** A schema that is a recipe until zod is there: `name` called with `args`, on another schema or on zod itself. */
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
  /** What RTK Query asks of a schema: https://standardschema.dev */
  get '~standard'(): object {
    const schema = this as unknown as Deferred;
    return { version: 1, vendor: 'marquee', validate: (value: unknown) => read(schema, value) };
  },

  unwrap(this: Deferred) {
    return isOptional(this) ? this['~recipe'].on : this;
  },
  /** Descriptions are for the documentation of the API, which no browser writes. */
  meta(this: Deferred, ...described: unknown[]) {
    return described.length === 0 ? {} : this;
  },
  /**
   * Reads a value: once zod is there as zod does. Before, as `parse` does, which accepts more: it leaves out `superRefine`, `transform`, `pipe`
   * and the forms of addresses, ids and instants, and gives a refusal as one issue without path and words of the rule.
   */
  safeParse(this: Deferred, value: unknown) {
    if (loaded.zod) {
      return toZod(this, loaded.zod).safeParse(value);
    }
    const { value: data, issues } = read(this, value);
    return issues ? { success: false, error: { issues } } : { success: true, data };
  },
  /** Reads a value without zod, also once zod is there. */
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

const outsideContract = 'The value is not as the contract says';

function read(schema: Deferred, given: unknown) {
  const value = readValue(schema, given);
  return value === refused ? { issues: [{ path: [], message: outsideContract }] } : { value };
}
