import { randomUUID } from 'node:crypto';
import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { z } from 'zod';

/** The cause of a change or message. The context of a request satisfies this type, and so does the envelope of a handled message. */
export type Cause = { requestId: string; traceparent: string | null; actor: string };

/** A message before it is stored: the store adds the aggregate, its version and the cause. */
export type Message = { type: string; payload: unknown };

/** Validates the payload against its declaration, so that no invalid message is stored. */
export function toMessage<Payload extends z.ZodType>(
  declared: MessageType<Payload>,
  payload: z.input<Payload>,
): Message {
  return { type: declared.type, payload: declared.payload.parse(payload) };
}

type EnvelopeContext = { aggregateId: string; aggregateVersion: number; cause: Cause; at: Date };

export function toEnvelope(message: Message, context: EnvelopeContext): Envelope {
  const { aggregateId, aggregateVersion, cause, at } = context;
  return {
    id: randomUUID(),
    type: message.type,
    aggregateId,
    aggregateVersion,
    payload: message.payload,
    traceparent: cause.traceparent,
    requestId: cause.requestId,
    actor: cause.actor,
    at: at.toISOString(),
  };
}
