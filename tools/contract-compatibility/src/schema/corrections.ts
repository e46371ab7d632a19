import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Schema } from './schema.ts';

/** The mark that `correctedDescription` of the contracts adds to a schema. */
const correction = z.object({ on: z.iso.date(), changes: z.array(z.string()) });

/**
 * The schema of the last release, in which keywords that were corrected since then have their current values. A correction describes the
 * same data more exactly, so it must not count as a change. Keywords that no mark names keep their values.
 */
export function withCorrections(before: Schema, now: Schema): Schema {
  const corrected = changesSince(before, now).reduce(
    (schema, change) => withChange(schema, now, change.split('/')),
    before,
  );
  const { properties, items, oneOf, anyOf } = corrected;
  return {
    ...corrected,
    ...(properties && { properties: inEach(properties, now.properties) }),
    ...(items && { items: inOne(items, now.items) }),
    ...(oneOf && { oneOf: inAll(oneOf, now.oneOf) }),
    ...(anyOf && { anyOf: inAll(anyOf, now.anyOf) }),
  };
}

/** The keywords that were corrected since the last release. Throws for a mark that `correctedDescription` has not written. */
function changesSince(before: Schema, { 'x-corrected': corrected }: Schema): readonly string[] {
  if (corrected === undefined || isDeepStrictEqual(corrected, before['x-corrected'])) {
    return [];
  }
  return correction.parse(corrected).changes;
}

/** Gives one keyword of `before` its value in `now`; removes the keyword if `now` lacks it. */
function withChange(before: Schema, now: Schema, [keyword = '', ...below]: readonly string[]): Schema {
  if (below.length > 0) {
    return { ...before, [keyword]: withChange(toSchema(before[keyword]), toSchema(now[keyword]), below) };
  }
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => name !== keyword));
  return keyword in now ? { ...others, [keyword]: now[keyword] } : others;
}

function toSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function inOne(before: Schema, now: Schema | undefined): Schema {
  return now === undefined ? before : withCorrections(before, now);
}

function inEach(before: Readonly<Record<string, Schema>>, now: Schema['properties'] = {}) {
  return Object.fromEntries(Object.entries(before).map(([name, schema]) => [name, inOne(schema, now[name])]));
}

/** Members of a union have no names, so they are matched by position, and only if their number is unchanged. */
function inAll(before: readonly Schema[], now: readonly Schema[] = []): readonly Schema[] {
  return before.length === now.length ? before.map((schema, place) => inOne(schema, now[place])) : before;
}
