import { z } from 'zod';
import { instant } from './dates.ts';
import type { Operation } from './operation.ts';

/**
 * `id` is not the cookie’s secret. `network` is too coarse to identify a person. `lastSeenAt` may be up to ten minutes before the
 * last request of the session.
 */
export const accountSession = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string(),
  beganAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = {
  method: 'get',
  path: '/account/sessions',
  service: 'identity',
  actor: 'user',
  summary: 'The user’s sessions, newest first',
  status: 200,
  response: z.array(accountSession),
} as const satisfies Operation;

export const endSession = {
  method: 'delete',
  path: '/account/sessions/:sessionId',
  service: 'identity',
  actor: 'user',
  summary: 'End one of the user’s own sessions; 404 if it does not exist or has ended',
  params: z.object({ sessionId: z.uuid() }),
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

export const endOtherSessions = {
  method: 'delete',
  path: '/account/sessions',
  service: 'identity',
  actor: 'user',
  summary: 'End all of the user’s sessions except the calling one; repeating it changes nothing',
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
