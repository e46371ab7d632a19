import { isDeepStrictEqual } from 'node:util';
import { boundFaults } from './bound-faults.ts';
import { objectFaults } from './object-faults.ts';
import { alternativesOf, isAnything, annotations, valuesOf } from './schema.ts';
import type { Exchange, Schema } from './schema.ts';

/** The reasons why written data may be unreadable, as sentences that begin with the place; empty if the reader can read all of it. */
export function schemaFaults(exchange: Exchange): string[] {
  const { writer, reader } = exchange;
  const written = alternativesOf(writer);
  if (isAnything(reader)) {
    return [];
  }
  const faults = written.flatMap((one) =>
    closestFaults(alternativesOf(reader), { ...exchange, writer: one }),
  );
  return [...new Set([...defaultFaults(exchange), ...faults])];
}

/** No faults if one of the reader's alternatives matches; otherwise the faults of the alternative with the fewest. */
function closestFaults(readers: readonly Schema[], exchange: Exchange): string[] {
  const alternatives = readers.map((reader) => singleFaults({ ...exchange, reader }));
  const [nearest = []] = alternatives.toSorted((one, other) => one.length - other.length);
  return nearest;
}

function singleFaults(exchange: Exchange): string[] {
  const { writer, reader, at, unread } = exchange;
  if (isAnything(reader)) {
    return [];
  }
  const typeMismatch = typeFaults(exchange);
  if (typeMismatch.length > 0) {
    return typeMismatch;
  }
  return [
    ...valueFaults(exchange),
    ...boundFaults(exchange),
    ...otherFaults(exchange),
    ...objectFaults(exchange, schemaFaults),
    ...(reader.items === undefined
      ? []
      : schemaFaults({ writer: writer.items ?? {}, reader: reader.items, at: `${at}[]`, unread })),
  ];
}

function typeFaults({ writer, reader, at }: Exchange): string[] {
  const fits = writer.type === reader.type || (writer.type === 'integer' && reader.type === 'number');
  if (reader.type === undefined || fits) {
    return [];
  }
  return [`${at} is ${nameOf(writer)}, but is read as ${nameOf(reader)}`];
}

function nameOf({ type }: Schema): string {
  return type === undefined ? 'anything' : String(type);
}

function valueFaults({ writer, reader, at }: Exchange): string[] {
  const [written, known] = [valuesOf(writer), valuesOf(reader)];
  if (known === undefined) {
    return [];
  }
  if (written === undefined) {
    return [`${at} may be any ${nameOf(writer)}, but only ${known.map(quoted).join(', ')} is known`];
  }
  const unknown = written.filter((value) => !known.includes(value));
  return unknown.map((value) => `${at} may be ${quoted(value)}, which is not known`);
}

function quoted(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** In a call a changed default is a fault, because a caller that omits the field relies on the earlier default. */
function defaultFaults({ writer, reader, at, unread }: Exchange): string[] {
  const isChanged =
    'default' in writer && 'default' in reader && !isDeepStrictEqual(writer.default, reader.default);
  return unread === 'lost' && isChanged
    ? [`${at} has the default ${quoted(reader.default)}, which was ${quoted(writer.default)}`]
    : [];
}

const compared = [
  ...['type', 'const', 'enum', 'properties', 'required', 'additionalProperties', 'items'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
  ...annotations,
];

/** A reader's keyword that this package does not know must have the writer's value. A `$ref` is a fault, because it is never resolved. */
function otherFaults({ writer, reader, at }: Exchange): string[] {
  const references =
    '$ref' in writer || '$ref' in reader ? [`${at} is a $ref, which the check does not resolve`] : [];
  const others = Object.keys(reader).filter((keyword) => !compared.includes(keyword) && keyword !== '$ref');
  const differing = others.filter((keyword) => !isDeepStrictEqual(writer[keyword], reader[keyword]));
  return [
    ...references,
    ...differing.map(
      (keyword) =>
        `${at} has ${keyword} ${quoted(writer[keyword])}, but is read as ${quoted(reader[keyword])}`,
    ),
  ];
}
