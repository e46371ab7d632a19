import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import type { DescribedOperation } from './described-operation.ts';
import { maxPageSize } from './list-query.ts';
import { operations } from './operations.ts';
import { problem, refusalTitles, staleProblem } from './problem.ts';
import { refusalStatuses } from './refusal-statuses.ts';
import { takesRevision } from './revision.ts';

const json = 'application/json';

const problemContent = { 'application/problem+json': { schema: problem } };

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before retrying', schema: { type: 'integer' } },
} as const;

/** Each error is described once, as a component; the operations refer to it. */
const refused = Object.fromEntries(
  Object.entries(refusalTitles).map(([status, title]) => [
    status,
    {
      id: `Refused${status}`,
      description: title,
      ...(status === '429' && { headers: retryAfter }),
      content: problemContent,
    },
  ]),
);

/** The 409 of a write that may name a revision. With the code `stale_write`, the error contains the current record. */
function refusedAsStale({ response }: DescribedOperation) {
  return {
    description: refusalTitles[409],
    content: { 'application/problem+json': { schema: staleProblem(response) } },
  };
}

/** The error responses of an operation. `default` is for errors that any operation can have, such as a timeout of a service. */
function refusals(operation: DescribedOperation): ZodOpenApiOperationObject['responses'] {
  return {
    ...Object.fromEntries(refusalStatuses(operation).map((status) => [status, refused[status]])),
    ...(takesRevision(operation) && { '409': refusedAsStale(operation) }),
    default: { description: 'Refused', content: problemContent },
  };
}

const pageHeaders = {
  Link: { description: 'Link to the next page, with rel="next"', schema: { type: 'string' } },
  'X-Total-Count': { description: 'Number of rows on all pages', schema: { type: 'integer' } },
  'X-List-Cap': {
    description: 'Maximum number of rows per call, and the number without `limit`',
    schema: { type: 'integer', const: maxPageSize },
  },
  'X-Left-Out-Count': {
    description: 'Number of records of this page that cannot be shown; absent if all are shown',
    schema: { type: 'integer' },
  },
  'X-Left-Out-Id': {
    description: 'The id of the first record that cannot be shown',
    schema: { type: 'string' },
  },
} as const;

function answer(operation: DescribedOperation): ZodOpenApiOperationObject['responses'] {
  if (operation.status === 204 || operation.status === 302) {
    return { [`${operation.status}`]: { description: operation.status === 204 ? 'Done' : 'Redirect' } };
  }
  return {
    [`${operation.status}`]: {
      description: 'OK',
      ...(operation.list && { headers: pageHeaders }),
      content: { [operation.file ?? json]: { schema: operation.fileContent ?? operation.response } },
    },
  };
}

function parameters({ params, query }: DescribedOperation): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  const requestParams = { ...(params && { path: params }), ...(query && { query }) };
  return Object.keys(requestParams).length > 0 ? { requestParams } : {};
}

/** The server reads a missing body as an empty object, so the body is required only if the schema rejects an empty object. */
function requestBody({ body, rawBody }: DescribedOperation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body === undefined) {
    return {};
  }
  const required = rawBody === true || !body.safeParse({}).success;
  return { requestBody: { required, content: { [json]: { schema: body } } } };
}

function describe(name: string, operation: DescribedOperation): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: operation.summary,
    tags: [operation.service],
    ...(operation.deprecated && { deprecated: true }),
    'x-actor': operation.actor,
    security: operation.actor === 'anyone' ? [] : [{ session: [] }],
    ...parameters(operation),
    ...requestBody(operation),
    responses: { ...answer(operation), ...refusals(operation) },
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
    info: {
      title: 'Marquee',
      version: '1.0.0',
      description: 'Event booking: requests, quotes, bookings.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The gateway that serves this description' }],
    paths: toPaths(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  });
}
