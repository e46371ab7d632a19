import type { Exchange } from './schema-faults.ts';
import type { Schema } from './schema.ts';

/** Values below the minimum, or above the maximum, that the reader accepts. */
export function boundFaults({ writer, reader, at }: Exchange): string[] {
  return [
    ...(isWider(bottomOf(writer), bottomOf(reader)) ? [`${at} may be lower than is read`] : []),
    ...(isWider(topOf(writer), topOf(reader)) ? [`${at} may be higher than is read`] : []),
    ...(of(writer, 'minLength', 0) < of(reader, 'minLength', 0) ? [`${at} may be shorter than is read`] : []),
    ...(of(writer, 'maxLength') > of(reader, 'maxLength') ? [`${at} may be longer than is read`] : []),
    ...(of(writer, 'minItems', 0) < of(reader, 'minItems', 0) ? [`${at} may have fewer than are read`] : []),
    ...(of(writer, 'maxItems') > of(reader, 'maxItems') ? [`${at} may have more than are read`] : []),
  ];
}

/** `reach`: the limit, larger is wider; an open one excludes the limit itself. */
type Bound = { reach: number; isOpen: boolean };

function isWider(writer: Bound, reader: Bound): boolean {
  return writer.reach > reader.reach || (writer.reach === reader.reach && reader.isOpen && !writer.isOpen);
}

function bottomOf(schema: Schema): Bound {
  return narrower(-of(schema, 'minimum', -Infinity), -of(schema, 'exclusiveMinimum', -Infinity));
}

function topOf(schema: Schema): Bound {
  return narrower(of(schema, 'maximum'), of(schema, 'exclusiveMaximum'));
}

function narrower(closed: number, open: number): Bound {
  return open <= closed ? { reach: open, isOpen: open !== Infinity } : { reach: closed, isOpen: false };
}

function of(schema: Schema, keyword: string, none = Infinity): number {
  const bound = schema[keyword];
  return typeof bound === 'number' ? bound : none;
}
