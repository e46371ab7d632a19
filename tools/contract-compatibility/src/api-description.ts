import { z } from 'zod';
import { jsonSchema } from './schema-pair.ts';

const content = z.record(z.string(), z.object({ schema: jsonSchema }));

const parameter = z.object({
  in: z.enum(['path', 'query', 'header', 'cookie']),
  name: z.string(),
  required: z.boolean().default(false),
  deprecated: z.boolean().optional(),
  schema: jsonSchema,
});
export type Parameter = z.output<typeof parameter>;

const response = z.object({
  content: content.default({}),
  headers: z.record(z.string(), z.object({ schema: jsonSchema })).default({}),
});
export type Response = z.output<typeof response>;

export const operationDescription = z.object({
  'x-actor': z.enum(['anyone', 'user', 'client', 'provider', 'admin']),
  deprecated: z.boolean().default(false),
  parameters: z.array(parameter).default([]),
  /** `required` defaults to true: releases before November 2026 did not record it, and their pages sent every described body. */
  requestBody: z.object({ content, required: z.boolean().default(true) }).optional(),
  responses: z.record(z.string(), response),
});
export type OperationDescription = z.output<typeof operationDescription>;

/** The part of the OpenAPI description that is compared: operations by path and method. */
export const apiDescription = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationDescription)),
});
export type ApiDescription = z.output<typeof apiDescription>;
