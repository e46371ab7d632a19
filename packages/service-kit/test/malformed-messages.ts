import { bookingNamed } from './bookings.ts';
import { anEnvelope } from './bus-messages.ts';

type Make = (index: number) => string | Buffer;

function envelopeWith(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...anEnvelope({ name: 'malformed' }), ...changes });
}

/** Twelve kinds of message that cannot be handled. `index` makes each message different. */
export const malformedMessageKinds: Record<string, Make> = {
  'nothing but blanks': (index) => ' '.repeat(index),
  'no JSON': (index) => `<message number="${index}"/>`,
  'cut off': (index) => envelopeWith({}).slice(0, -1 - index),
  'no text at all': (index) => Buffer.from([0xff, 0xfe, 0x00, index]),
  'not an object': (index) => JSON.stringify([index, null, 'x']),
  'nested a thousand times': (index) => '['.repeat(1_000 + index) + ']'.repeat(1_000 + index),
  'an envelope without its id': (index) => envelopeWith({ id: undefined, requestId: `request-${index}` }),
  'an aggregate that is an object': (index) => envelopeWith({ aggregateId: { toString: index } }),
  'a version below one': (index) => envelopeWith({ aggregateVersion: -index }),
  'a prototype to pollute': (index) => `{"__proto__":{"id":"${index}"},"constructor":{"prototype":{"id":1}}}`,
  'a payload of another shape': (index) => envelopeWith({ payload: { name: { first: index } } }),
  'another type of message': (index) => envelopeWith({ type: `kit.booking.renamed.v${index}` }),
};

export type MalformedMessage = { kind: string; bytes: Buffer };

export function malformedMessages(ofEach: number): MalformedMessage[] {
  return Object.entries(malformedMessageKinds).flatMap(([kind, make]) =>
    Array.from({ length: ofEach }, (_, index) => ({ kind, bytes: Buffer.from(make(index)) })),
  );
}

/** The routing key of all malformed messages. The broker reports it as the type of a message, whatever the content is. */
export const malformedMessageType = bookingNamed.type;
