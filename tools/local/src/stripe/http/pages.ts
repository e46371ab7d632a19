import { z } from 'zod';

import { invalidRequest } from './stripe-error.ts';

export const pageFields = z.strictObject({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'Invalid limit')
    .transform(Number)
    .optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});

export type List<Resource> = { object: 'list'; data: Resource[]; has_more: boolean; url: string };

export function listOf<Resource>(data: Resource[], url: string): List<Resource> {
  return { object: 'list', data, has_more: false, url };
}

/** One page of all items, newest first; rejects an unknown starting id. */
export function pageOf<Resource extends { id: string }>(
  all: Resource[],
  { limit = 10, starting_after: after, ending_before: before }: z.output<typeof pageFields>,
  url: string,
): List<Resource> {
  if (before !== undefined) {
    const end = indexOf(all, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(all, after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

function indexOf(all: { id: string }[], id: string, param: string): number {
  const index = all.findIndex((resource) => resource.id === id);
  if (index === -1) {
    throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  }
  return index;
}
