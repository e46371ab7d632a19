import { z } from 'zod';
import { providerSnapshot } from './messages/identity-messages.ts';
import type { Operation, Service } from './operation.ts';
import { emailWait } from './quotes.ts';
import { requiredText } from './text.ts';

const allServices: Readonly<Record<Service, true>> = {
  identity: true,
  events: true,
  quotes: true,
  billing: true,
};

/** All services: the compiler reports a missing one above. */
export const services = Object.keys(allServices) as readonly Service[];

const audience = z.enum(services);

/** Calls between Marquee's own processes: paths below /internal, guarded by a shared secret, never routed by the gateway. */
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
   * `token` is the audience's. `tokens`: those of all services, so that one lookup serves a page; absent from an earlier release. The
   * account’s id is for the gateway, which identity notifies of ended sessions.
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
  summary: 'The provider account with this email and the version its snapshot has; 404 when there is none',
  query: z.object({ email: requiredText('Email is required', 254) }),
  status: 200,
  response: z.object({ provider: providerSnapshot, version: z.int().positive() }),
} as const satisfies Operation;

export const findQuoteMailWait = {
  method: 'post',
  path: '/quote-mails/wait',
  service: 'identity',
  actor: 'anyone',
  summary: 'What the email about a version waits for now; asking changes nothing',
  body: z.object({ quoteId: z.uuid(), version: z.int().positive() }),
  status: 200,
  response: emailWait,
} as const satisfies Operation;

export const reserveQuoteMail = {
  method: 'post',
  path: '/quote-mails',
  service: 'identity',
  actor: 'anyone',
  summary:
    'What the email about a version waits for when its client has not written first or has not confirmed the address; the same version again has the same answer',
  body: z.object({
    providerId: z.uuid(),
    quoteId: z.uuid(),
    version: z.int().positive(),
    email: requiredText('Email is required', 254),
    /** Absent in calls of an earlier release: then it is unknown, and no slot is allotted before the message arrives. */
    clientWroteFirst: z.boolean().optional(),
  }),
  status: 200,
  response: emailWait,
} as const satisfies Operation;
