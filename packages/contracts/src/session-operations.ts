import { z } from 'zod';
import { instant } from './dates.ts';
import type { Operation } from './operation.ts';

/** `id` is not the cookie’s secret. The network is too coarse to identify a person. The last use may be up to ten minutes too early. */
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
  summary: 'Where the user is signed in, newest first',
  status: 200,
  response: z.array(accountSession),
} as const satisfies Operation;

export const endSession = {
  method: 'delete',
  path: '/account/sessions/:sessionId',
  service: 'identity',
  actor: 'user',
  summary: 'End one of the user’s own sessions; 404 when there is none, or none any more',
  params: z.object({ sessionId: z.uuid() }),
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

export const endOtherSessions = {
  method: 'delete',
  path: '/account/sessions',
  service: 'identity',
  actor: 'user',
  summary: 'End all sessions of the user but the one that asks; repeating it is harmless',
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
