import { z } from 'zod';
import { apiDescription } from '../src/api-description.ts';
import type { ApiDescription } from '../src/api-description.ts';
import type { Declarations, Exported, PlatformContract } from '../src/platform/platform-contract.ts';
import { schemaPairOf } from '../src/schema-pair.ts';
import type { Schema } from '../src/schema/schema.ts';

type OperationGiven = {
  call?: string;
  actor?: string;
  deprecated?: boolean;
  path?: string[];
  query?: Readonly<Record<string, z.ZodType>>;
  body?: z.ZodType | null;
  status?: number;
  media?: string;
  headers?: string[];
  response?: z.ZodType;
};

/** An API description with one operation. By default the operation adds a note to a quote and returns the quote. */
export function anApi(given: OperationGiven = {}): ApiDescription {
  const { call = 'post /quotes/{id}/notes', actor = 'provider', deprecated = false, status = 200 } = given;
  const { path = ['id'], query = {}, body = aNote, media = 'application/json', headers = [] } = given;
  const [method = '', address = ''] = call.split(' ');
  const operation = {
    'x-actor': actor,
    deprecated,
    parameters: [
      ...path.map((name) => ({ in: 'path', name, required: true, schema: { type: 'string' } })),
      ...Object.entries(query).map(([name, schema]) => ({
        ...{ in: 'query', name, required: !schema.safeParse(undefined).success },
        schema: read(schema),
      })),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: read(body) } },
      },
    }),
    responses: {
      [status]: {
        headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
        content: { [media]: { schema: z.toJSONSchema(given.response ?? aQuote) } },
      },
    },
  };
  return apiDescription.parse({ paths: { [address]: { [method]: operation } } });
}

export const aNote = z.object({ text: z.string().max(100), colour: z.enum(['red', 'blue']).optional() });
export const aQuote = z.object({
  id: z.uuid(),
  status: z.enum(['draft', 'sent']),
  payableCents: z.int(),
  acceptedAt: z.iso.datetime().nullable(),
  remark: z.string().optional(),
});

function read(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input' }) as Schema;
}

/** A platform contract of one package `kit` whose only file has these declarations. */
export function aPlatform(declared: string, given: Partial<PlatformContract> = {}): PlatformContract {
  return {
    contract: 1,
    exposedModule: 'routes',
    shareStrategy: 'loaded-first',
    shared: { react: { requiredVersion: '^19.2.0', provided: '19.3.1' } },
    records: { 'a record': schemaPairOf(z.object({ name: z.string() })) },
    declarations: declarationsOf(declared),
    deprecatedFrom: {},
    ...given,
  };
}

const file = 'packages/kit/src/index.ts';

function declarationsOf(declared: string): Declarations {
  const found = declared.matchAll(
    /(@deprecated \*\/ )?export (declare const|declare function|type) (\w+)(<\w+>)?/g,
  );
  const exports = [...found].map(([, tag, kind, name = '', parameter]): [string, Exported] => [
    name,
    {
      isValue: kind !== 'type',
      isType: kind === 'type',
      parameters: parameter === undefined || kind !== 'type' ? 0 : 1,
      isDeprecated: tag !== undefined,
    },
  ]);
  return {
    entries: { kit: file },
    exports: { kit: Object.fromEntries(exports) },
    files: { [file]: declared.split('\n') },
  };
}
