import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { maxPageSize } from './list-query.ts';
import { operations } from './operations.ts';
import type { Operation } from './operation.ts';
import { problem } from './problem.ts';

const json = 'application/json';

function refusals(): ZodOpenApiOperationObject['responses'] {
  return {
    default: { description: 'Refused', content: { 'application/problem+json': { schema: problem } } },
  };
}

const pageHeaders = {
  Link: { description: 'Where the next page is, as rel="next"', schema: { type: 'string' } },
  'X-Total-Count': { description: 'How many there are on all pages', schema: { type: 'integer' } },
  'X-List-Cap': {
    description: 'The most rows one call answers, and how many it answers without `limit`',
    schema: { type: 'integer', const: maxPageSize },
  },
} as const;

function answer(operation: Operation): ZodOpenApiOperationObject['responses'] {
  if (operation.status === 204 || operation.status === 302) {
    return { [`${operation.status}`]: { description: operation.status === 204 ? 'Done' : 'Redirect' } };
  }
  return {
    [`${operation.status}`]: {
      description: 'OK',
      ...(operation.list && { headers: pageHeaders }),
      content: { [operation.file ?? json]: { schema: operation.response } },
    },
  };
}

function parameters({ params, query }: Operation): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  const requestParams = { ...(params && { path: params }), ...(query && { query }) };
  return Object.keys(requestParams).length > 0 ? { requestParams } : {};
}

function describe(name: string, operation: Operation): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: operation.summary,
    tags: [operation.service],
    ...(operation.deprecated && { deprecated: true }),
    'x-actor': operation.actor,
    security: operation.actor === 'anyone' ? [] : [{ session: [] }],
    ...parameters(operation),
    ...(operation.body && { requestBody: { content: { [json]: { schema: operation.body } } } }),
    responses: { ...answer(operation), ...refusals() },
  };
}

function toPaths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, operation] of operations) {
    const path = `/api${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [operation.method]: describe(name, operation) };
  }
  return paths;
}

/** The OpenAPI 3.1 description of every operation. */
export function createOpenApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Marquee', version: '1.0.0', description: 'Event booking: requests, quotes, bookings.' },
    paths: toPaths(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  });
}
