import type { Exchange, Schema } from './schema.ts';

/** Finds bounds of numbers, texts and lists that are wider for the writer than for the reader. */
export function boundFaults({ writer, reader, at }: Exchange): string[] {
  return [
    ...(isWider(lowerBoundOf(writer), lowerBoundOf(reader))
      ? [`${at} may be lower than the reader accepts`]
      : []),
    ...(isWider(upperBoundOf(writer), upperBoundOf(reader))
      ? [`${at} may be higher than the reader accepts`]
      : []),
    ...(keywordValue(writer, 'minLength', 0) < keywordValue(reader, 'minLength', 0)
      ? [`${at} may be shorter than the reader accepts`]
      : []),
    ...(keywordValue(writer, 'maxLength') > keywordValue(reader, 'maxLength')
      ? [`${at} may be longer than the reader accepts`]
      : []),
    ...(keywordValue(writer, 'minItems', 0) < keywordValue(reader, 'minItems', 0)
      ? [`${at} may have fewer items than the reader accepts`]
      : []),
    ...(keywordValue(writer, 'maxItems') > keywordValue(reader, 'maxItems')
      ? [`${at} may have more items than the reader accepts`]
      : []),
  ];
}

/** `reach`: the limit, negated for a lower bound, so that a larger reach is a wider bound. `isOpen`: the limit itself is excluded. */
type Bound = { reach: number; isOpen: boolean };

function isWider(writer: Bound, reader: Bound): boolean {
  return writer.reach > reader.reach || (writer.reach === reader.reach && reader.isOpen && !writer.isOpen);
}

function lowerBoundOf(schema: Schema): Bound {
  return narrower(
    -keywordValue(schema, 'minimum', -Infinity),
    -keywordValue(schema, 'exclusiveMinimum', -Infinity),
  );
}

function upperBoundOf(schema: Schema): Bound {
  return narrower(keywordValue(schema, 'maximum'), keywordValue(schema, 'exclusiveMaximum'));
}

function narrower(closed: number, open: number): Bound {
  return open <= closed ? { reach: open, isOpen: open !== Infinity } : { reach: closed, isOpen: false };
}

function keywordValue(schema: Schema, keyword: string, none = Infinity): number {
  const bound = schema[keyword];
  return typeof bound === 'number' ? bound : none;
}
