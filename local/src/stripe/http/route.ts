import { z } from 'zod';

import type { World } from '../world.ts';

/** The request: path parameters and fields. */
export type Asked<Fields> = { params: Record<string, string>; fields: Fields };

export type Route = {
  method: 'get' | 'post' | 'delete';
  /** Relative to /v1. */
  path: string;
  fields: z.ZodType;
  answer: (world: World, asked: Asked<unknown>) => object;
};

type Answer<Fields extends z.ZodType> = (world: World, asked: Asked<z.output<Fields>>) => object;

export const noFields = z.strictObject({});

export function get<Fields extends z.ZodType>(path: string, fields: Fields, answer: Answer<Fields>): Route {
  return { method: 'get', path, fields, answer: answer as Route['answer'] };
}

export function post<Fields extends z.ZodType>(path: string, fields: Fields, answer: Answer<Fields>): Route {
  return { method: 'post', path, fields, answer: answer as Route['answer'] };
}

export function del<Fields extends z.ZodType>(path: string, fields: Fields, answer: Answer<Fields>): Route {
  return { method: 'delete', path, fields, answer: answer as Route['answer'] };
}
