/** The keywords of JSON Schema that zod writes and this package compares. Other keywords may occur too. */
export type Schema = {
  readonly [keyword: string]: unknown;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  default?: unknown;
  deprecated?: boolean;
};

/**
 * Data that one side writes and the other reads, each by its own schema. `at`: the place in the data. `unread`: the effect on a field that
 * the reader does not know. In a call the field is `lost`, which is a fault. In an answer or a message it is `dropped`, which is allowed.
 */
export type Exchange = { writer: Schema; reader: Schema; at: string; unread: 'lost' | 'dropped' };

/** Keywords without an effect on validation. */
export const annotations = [
  ...['title', 'description', 'default', 'examples', 'deprecated', '$schema', 'id'],
  'x-corrected',
];

/** The members of a union or of a list of types, each with the keywords beside it; for any other schema, the schema itself. */
export function alternativesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, ...beside } = schema;
  const union = anyOf ?? oneOf;
  if (union !== undefined) {
    return union.flatMap((member) => alternativesOf({ ...beside, ...member }));
  }
  return Array.isArray(schema.type) ? schema.type.map((type: string) => ({ ...schema, type })) : [schema];
}

export function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((keyword) => annotations.includes(keyword));
}

/** The only allowed values; undefined if the schema does not list its values. */
export function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}
