import { z } from 'zod';
import { providerSnapshot } from './messages/identity-messages.ts';
import { services } from './operation.ts';
import type { Operation } from './operation.ts';
import { requiredEmail, requiredText } from './text.ts';

const audience = z.enum(services);

/** Calls between our own processes: paths below /internal, guarded by a shared secret, never routed by the gateway. */
export const mintSessionToken = {
  method: 'post',
  path: '/session-tokens',
  service: 'identity',
  actor: 'anyone',
  summary: 'A signed token for the session and one service as its audience; 404 when the session has ended',
  body: z.object({
    session: requiredText('The session is required', 200),
    audience,
  }),
  status: 200,
  /**
   * `token` is the audience's. `tokens`: those of all services, so that whoever opens a page is looked up once; an identity of before
   * has none. The account’s id is for the gateway: identity tells it whose sessions have ended.
   */
  response: z.object({
    token: z.string(),
    tokens: z.partialRecord(audience, z.string()).optional(),
    expiresAt: z.iso.datetime(),
    accountId: z.string(),
  }),
} as const satisfies Operation;

export const findProvider = {
  method: 'get',
  path: '/providers',
  service: 'identity',
  actor: 'anyone',
  summary: 'The provider account with this e-mail and the version its snapshot has; 404 when there is none',
  query: z.object({ email: requiredEmail('Email is required') }),
  status: 200,
  response: z.object({ provider: providerSnapshot, version: z.int().positive() }),
} as const satisfies Operation;
