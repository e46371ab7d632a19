import { z } from 'zod';
import { instant } from './dates.ts';

/** Waiting for a decision, handed back to its queue, or given up on purpose. */
export const parkedStatus = z.enum(['parked', 'redriven', 'dropped']);
export type ParkedStatus = z.infer<typeof parkedStatus>;

/** Where a message lies that no service subscribes to. It is nobody's, so one service answers for it. */
export const unroutedQueue = 'unrouted';
export const unroutedAnsweredBy = 'identity';

/** A message no attempt could handle. What an unreadable one cannot tell is null; its `type` is what it was published as, where that is known. */
export const parkedMessage = z.object({
  id: z.string(),
  queue: z.string(),
  status: parkedStatus,
  type: z.string().nullable(),
  reason: z.string(),
  /** How often it was tried before it was parked; 0 when it never reached a consumer. */
  attempts: z.int(),
  parkedAt: instant,
  timesParked: z.int(),
  requestId: z.string().nullable(),
  traceId: z.string().nullable(),
});
export type ParkedMessageRow = z.infer<typeof parkedMessage>;

/** What has happened to it (`taken`: somebody began to hand it back); `by` is the operator's email, null where nobody decided. */
export const parkedMessageEvent = z.object({
  type: z.enum(['parked', 'taken', 'redriven', 'not-handed-back', 'dropped']),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ParkedMessageEvent = z.infer<typeof parkedMessageEvent>;

/** With its content as it came: text, or base64 where it is none. */
export const parkedMessageDetails = parkedMessage.extend({
  content: z.string(),
  encoding: z.enum(['utf8', 'base64']),
  history: z.array(parkedMessageEvent),
});
export type ParkedMessageDetails = z.infer<typeof parkedMessageDetails>;

/** A queue of the service, what it takes, and how many of its messages wait; null where only the broker knows, and is away. */
export const messageQueue = z.object({
  queue: z.string(),
  messages: z.array(z.string()),
  parked: z.int().nullable(),
});
export type MessageQueue = z.infer<typeof messageQueue>;

/** `left`: parked up to `before`, and not reached by this call. */
export const redriveResult = z.object({
  redriven: z.int(),
  failedAgain: z.int(),
  left: z.int(),
  before: instant,
});
export type RedriveResult = z.infer<typeof redriveResult>;
