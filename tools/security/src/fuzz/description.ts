import { createOpenApiDocument } from '@marquee/contracts/openapi';

/** The part of JSON Schema that the description uses. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** The input of one operation according to the description. */
export type Described = {
  name: string;
  method: string;
  /** `/api/quotes/{id}` */
  path: string;
  params: Readonly<Record<string, Schema>>;
  query: Readonly<Record<string, Schema>>;
  body: Schema | null;
};

type Parameter = { name: string; in: string; schema?: Schema };
type Entry = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
};
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
};

/** Navigations to a third party and back, which report a bad address on a page instead of rejecting it. */
const neverRejecting = ['startGoogleSignIn', 'finishGoogleSignIn'];

/** Every operation of the OpenAPI description that has input and may reject it. */
export function describedInputs(): Described[] {
  const document = createOpenApiDocument() as unknown as Document;
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => toDescribed(document, { path, method, entry })),
  );
  return all
    .filter(({ name }) => !neverRejecting.includes(name))
    .filter(({ params, query, body }) => hasAny(params) || hasAny(query) || body !== null);
}

function toDescribed(
  document: Document,
  { path, method, entry }: { path: string; method: string; entry: Entry },
): Described {
  const { operationId: name, parameters = [], requestBody } = entry;
  const body = requestBody?.content['application/json']?.schema;
  return {
    name,
    method: method.toUpperCase(),
    path,
    params: schemasOf(parameters, 'path'),
    query: schemasOf(parameters, 'query'),
    body: body === undefined ? null : resolve(document, body),
  };
}

function schemasOf(parameters: readonly Parameter[], place: string): Record<string, Schema> {
  const there = parameters.filter((parameter) => parameter.in === place);
  return Object.fromEntries(there.map(({ name, schema = {} }) => [name, schema]));
}

function resolve({ components }: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components?.schemas?.[name] ?? {});
}

function hasAny(schemas: Readonly<Record<string, Schema>>): boolean {
  return Object.keys(schemas).length > 0;
}
