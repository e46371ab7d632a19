import { z } from 'zod';

import type { AccountContext } from '../account-context.ts';

/** The request: path parameters and fields. */
export type RouteInput<Fields> = { params: Record<string, string>; fields: Fields };

export type Route = {
  method: 'get' | 'post' | 'delete';
  /** Relative to /v1. */
  path: string;
  fields: z.ZodType;
  handle: (context: AccountContext, input: RouteInput<unknown>) => object;
};

type RouteHandler<Fields extends z.ZodType> = (
  context: AccountContext,
  input: RouteInput<z.output<Fields>>,
) => object;

export const noFields = z.strictObject({});

export function get<Fields extends z.ZodType>(
  path: string,
  fields: Fields,
  handle: RouteHandler<Fields>,
): Route {
  return { method: 'get', path, fields, handle: handle as Route['handle'] };
}

export function post<Fields extends z.ZodType>(
  path: string,
  fields: Fields,
  handle: RouteHandler<Fields>,
): Route {
  return { method: 'post', path, fields, handle: handle as Route['handle'] };
}

export function del<Fields extends z.ZodType>(
  path: string,
  fields: Fields,
  handle: RouteHandler<Fields>,
): Route {
  return { method: 'delete', path, fields, handle: handle as Route['handle'] };
}
