import type { Exchange, Schema } from './schema.ts';

type CompareNested = (exchange: Exchange) => string[];

/** Finds required fields that may be missing, fields that are not read, and values that cannot be read. */
export function objectFaults(exchange: Exchange, compareNested: CompareNested): string[] {
  const { writer } = exchange;
  return [
    ...missingFaults(exchange),
    ...Object.entries(writer.properties ?? {}).flatMap(([name, written]) =>
      propertyFaults(exchange, { name, written }, compareNested),
    ),
    ...openFaults(exchange, compareNested),
  ];
}

/** Finds required fields that the writer may omit. A field that the reader marks as deprecated may be missing. */
function missingFaults({ writer, reader, at }: Exchange): string[] {
  const alwaysWritten = new Set(writer.required);
  return (reader.required ?? [])
    .filter((name) => !alwaysWritten.has(name) && reader.properties?.[name]?.deprecated !== true)
    .map((name) => `${at}.${name} is required, but may be missing`);
}

type Property = { name: string; written: Schema };

function propertyFaults(
  { reader, at, unread }: Exchange,
  { name, written }: Property,
  compareNested: CompareNested,
): string[] {
  const read = reader.properties?.[name] ?? additionalSchemaOf(reader);
  const place = `${at}.${name}`;
  if (read !== undefined) {
    return compareNested({ writer: written, reader: read, at: place, unread });
  }
  return unread === 'lost' && written.deprecated !== true ? [`${place} is no longer read`] : [];
}

/** Compares undeclared fields. The schema of a `z.record` has only undeclared fields. */
function openFaults({ writer, reader, at, unread }: Exchange, compareNested: CompareNested): string[] {
  const [written, read] = [additionalSchemaOf(writer), additionalSchemaOf(reader)];
  if (written !== undefined && read !== undefined) {
    return compareNested({ writer: written, reader: read, at: `${at}.*`, unread });
  }
  if (unread === 'dropped') {
    return [];
  }
  return [
    ...(written === undefined ? [] : [`${at}.* is no longer read`]),
    ...(reader.additionalProperties === false && writer.additionalProperties !== false
      ? [`${at} is rejected with undeclared fields`]
      : []),
  ];
}

function additionalSchemaOf({ additionalProperties }: Schema): Schema | undefined {
  if (additionalProperties === true) {
    return {};
  }
  return additionalProperties === false ? undefined : additionalProperties;
}
