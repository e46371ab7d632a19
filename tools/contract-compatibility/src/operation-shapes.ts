import type { OperationDescription, Parameter, Response } from './api-description.ts';
import type { Schema } from './schema/schema.ts';

/** The schema of a call as one object with the fields `path`, `query`, `header`, `cookie` and `body`. */
export function requestShape({ parameters, requestBody }: OperationDescription): Schema {
  const locations = ['path', 'query', 'header', 'cookie'] as const;
  const request = objectOf(
    locations.map((place): Part => [place, parametersShape(parameters.filter((one) => one.in === place))]),
  );
  return requestBody === undefined ? request : withBody(request, requestBody);
}

function withBody(
  { properties, required = [], ...request }: Schema,
  body: NonNullable<OperationDescription['requestBody']>,
): Schema {
  return {
    ...request,
    properties: { ...properties, body: contentShape(body.content) },
    required: body.required ? [...required, 'body'] : required,
  };
}

/** The schema of all answers as one object: a field for each status, with `headers` and `body`. */
export function answerShape({ responses }: OperationDescription): Schema {
  return objectOf(Object.entries(responses).map(([status, response]) => [status, responseShape(response)]));
}

type Part = [string, Schema];

/** The schema of an object in which all of these parts are required. */
function objectOf(parts: readonly Part[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parts),
    required: parts.map(([name]) => name),
  };
}

/** Path parameters are named by their position, because their names are never sent. */
function parametersShape(parameters: readonly Parameter[]): Schema {
  const named = parameters.map((one, place) => ({
    ...one,
    name: one.in === 'path' ? `${place + 1}` : one.name,
  }));
  const shapes = named.map(({ name, schema, deprecated }): Part => [
    name,
    deprecated === true ? { ...schema, deprecated } : schema,
  ]);
  return {
    ...objectOf(shapes),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  };
}

function responseShape({ headers, content }: Response): Schema {
  return objectOf([
    ['headers', objectOf(Object.entries(headers).map(([name, { schema }]) => [name, schema]))],
    ...(Object.keys(content).length === 0 ? [] : [['body', contentShape(content)] satisfies Part]),
  ]);
}

/** The schema of JSON content. For any other content, an object with a field for each media type. */
function contentShape(content: Readonly<Record<string, { schema: Schema }>>): Schema {
  const kinds = Object.entries(content);
  const [only] = kinds;
  return kinds.length === 1 && only?.[0] === 'application/json'
    ? only[1].schema
    : objectOf(kinds.map(([media, { schema }]) => [`(${media})`, schema]));
}
