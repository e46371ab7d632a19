import { createOpenApiDocument } from '@marquee/contracts/openapi';

/** As much of JSON Schema as the description uses. */
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

/** What the description says of one operation's input. */
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

/** Navigations on the way to a third party and back: what is odd about their address is told on a page, not refused. */
const refuseNothing = ['startGoogleSignIn', 'finishGoogleSignIn'];

/** Every operation of the OpenAPI description that takes anything and may refuse it. */
export function describedInputs(): Described[] {
  const document = createOpenApiDocument() as unknown as Document;
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => toDescribed(document, { path, method, entry })),
  );
  return all
    .filter(({ name }) => !refuseNothing.includes(name))
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
