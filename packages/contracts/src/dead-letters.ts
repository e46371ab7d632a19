import { z } from 'zod';
import { instant } from './dates.ts';

/** `parked`: the dead letter waits for an operator's decision. */
export const deadLetterStatus = z.enum(['parked', 'redriven', 'dropped']);
export type DeadLetterStatus = z.infer<typeof deadLetterStatus>;

/** The queue of messages to which no service subscribes, and the service that is responsible for this queue. */
export const unroutedQueue = 'unrouted';
export const unroutedQueueOwner = 'identity';

/**
 * A message that its consumer could not handle in any attempt, or that reached no consumer. If the message is unreadable, the fields from
 * its content are null, except `type`: it is null only if the type with which the message was published is unknown too.
 */
export const deadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  status: deadLetterStatus,
  type: z.string().nullable(),
  reason: z.string(),
  /** The number of attempts before the message became a dead letter; 0 if the message never reached a consumer. */
  attempts: z.int(),
  parkedAt: instant,
  timesParked: z.int(),
  requestId: z.string().nullable(),
  traceId: z.string().nullable(),
});
export type DeadLetterSummary = z.infer<typeof deadLetter>;

/**
 * An entry in the history of a dead letter. `taken`: a redrive has begun. `not-handed-back`: the redrive failed. `by`: the operator's email,
 * null if no person acted.
 */
export const deadLetterHistoryEntry = z.object({
  type: z.enum(['parked', 'taken', 'redriven', 'not-handed-back', 'dropped']),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type DeadLetterHistoryEntry = z.infer<typeof deadLetterHistoryEntry>;

/** A dead letter with its received content, as text, or as base64 if the content is not text. */
export const deadLetterDetails = deadLetter.extend({
  content: z.string(),
  encoding: z.enum(['utf8', 'base64']),
  history: z.array(deadLetterHistoryEntry),
});
export type DeadLetterDetails = z.infer<typeof deadLetterDetails>;

/** A queue of the service. `parked`: number of its dead letters; null if only the broker knows the number and the broker is unavailable. */
export const messageQueue = z.object({
  queue: z.string(),
  messages: z.array(z.string()),
  parked: z.int().nullable(),
});
export type MessageQueue = z.infer<typeof messageQueue>;

/** `left`: number of dead letters whose `parkedAt` is not after `before` and that are still to be redriven. */
export const redriveResult = z.object({
  redriven: z.int(),
  failedAgain: z.int(),
  left: z.int(),
  before: instant,
});
export type RedriveResult = z.infer<typeof redriveResult>;
