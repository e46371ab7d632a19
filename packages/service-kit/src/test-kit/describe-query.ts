import type { Query } from './queries-in.ts';

/** Returns a query without its values: `quotes {"providerId":"?"} sorted by _id`. */
export function describeQuery({ collection, filter, sort, pipeline = [] }: Query): string {
  const sortedBy = Object.keys(sort).join(', ');
  const stages = pipeline.flatMap((stage) => Object.keys(stage)).filter((stage) => stage !== '$match');
  return [
    `${collection} ${JSON.stringify(withoutValues(filter))}`,
    ...(sortedBy === '' ? [] : [`sorted by ${sortedBy}`]),
    ...stages.map((stage) => `then ${stage}`),
  ].join(' ');
}

/** Replaces values and merges array elements of the same form, because their number is a value too. */
function withoutValues(filter: unknown): unknown {
  if (Array.isArray(filter)) {
    const kinds = new Map(filter.map(withoutValues).map((each) => [JSON.stringify(each), each]));
    return [...kinds.values()];
  }
  if (isPlain(filter)) {
    return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, withoutValues(value)]));
  }
  return '?';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
