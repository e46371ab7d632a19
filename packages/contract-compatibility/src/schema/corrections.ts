import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Schema } from './schema.ts';

/** The mark that the contracts' `correctedDescription` writes into a schema. */
const correction = z.object({ on: z.iso.date(), changes: z.array(z.string()) });

/**
 * The schema of the last release, with today's keywords wherever the description was corrected since: there both describe the same data,
 * the last release less exactly. Everything that no mark names stays unchanged.
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

/** Throws for a mark in another form than `correctedDescription` writes. */
function changesSince(before: Schema, { 'x-corrected': corrected }: Schema): readonly string[] {
  if (corrected === undefined || isDeepStrictEqual(corrected, before['x-corrected'])) {
    return [];
  }
  return correction.parse(corrected).changes;
}

/** Replaces one keyword of `before` by that of `now`, or adds it. */
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

/** Members of a union have no names: they are matched by position, if their number is unchanged. */
function inAll(before: readonly Schema[], now: readonly Schema[] = []): readonly Schema[] {
  return before.length === now.length ? before.map((schema, place) => inOne(schema, now[place])) : before;
}
