import { z } from 'zod';

/** A declared message: `service.resource.past-tense.vN`, with the schema of its payload. */
export type MessageType<Payload extends z.ZodType = z.ZodType> = { type: string; payload: Payload };

export const envelope = z.object({
  id: z.uuid(),
  type: z.string(),
  aggregateId: z.string(),
  aggregateVersion: z.int().positive(),
  payload: z.unknown(),
  traceparent: z.string().nullable(),
  requestId: z.string(),
  /** Id of the account that caused the message, or `system`. */
  actor: z.string(),
  at: z.iso.datetime(),
});

/**
 * The form of a message in every adapter of the message bus. The payload of most messages is the public snapshot of the aggregate at
 * `aggregateVersion`.
 */
export type Envelope<Payload = unknown> = Omit<z.infer<typeof envelope>, 'payload'> & { payload: Payload };

export function defineMessage<Payload extends z.ZodType>(
  type: string,
  payload: Payload,
): MessageType<Payload> {
  return { type, payload };
}
