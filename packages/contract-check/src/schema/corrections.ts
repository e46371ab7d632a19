import type { Schema } from './schema.ts';

/**
 * The schema of the last release, with today's in each place whose description was corrected since (`correctedDescription` of the
 * contracts): there the two describe the same data, the last release only less exactly.
 */
export function withCorrections(before: Schema, now: Schema): Schema {
  const corrected = now['x-corrected'];
  if (corrected !== undefined && corrected !== before['x-corrected']) {
    return now;
  }
  return {
    ...before,
    ...(before.properties && { properties: inEach(before.properties, now.properties) }),
    ...(before.items && { items: inOne(before.items, now.items) }),
    ...(before.oneOf && { oneOf: inAll(before.oneOf, now.oneOf) }),
    ...(before.anyOf && { anyOf: inAll(before.anyOf, now.anyOf) }),
  };
}

function inOne(before: Schema, now: Schema | undefined): Schema {
  return now === undefined ? before : withCorrections(before, now);
}

function inEach(before: Readonly<Record<string, Schema>>, now: Schema['properties'] = {}) {
  return Object.fromEntries(Object.entries(before).map(([name, schema]) => [name, inOne(schema, now[name])]));
}

/** Members of a union have no names: they are matched by their places, where there are as many as before. */
function inAll(before: readonly Schema[], now: readonly Schema[] = []): readonly Schema[] {
  return before.length === now.length ? before.map((schema, place) => inOne(schema, now[place])) : before;
}
