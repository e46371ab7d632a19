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

/** All services. The compiler reports a service that is missing in `allServices`. */
export const services = Object.keys(allServices) as readonly Service[];

const audience = z.enum(services);

/** Operations between Marquee's own processes, at paths below /internal. They require a shared secret; the gateway never routes them. */
export const mintSessionToken = {
  method: 'post',
  path: '/session-tokens',
  service: 'identity',
  actor: 'anyone',
  summary: 'A signed token for the session, with one service as its audience; 404 if the session has ended',
  body: z.object({
    session: requiredText('The session is required', 200),
    audience,
  }),
  status: 200,
  /**
   * `token` is for the requested audience. `tokens` has a token for each service, so that one lookup is enough for all calls of a page; an
   * earlier release does not send `tokens`. The gateway needs `accountId`, because identity reports ended sessions by account.
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
  summary: 'The provider account with this email, and the version of its snapshot; 404 if there is none',
  query: z.object({ email: requiredText('Email is required', 254) }),
  status: 200,
  response: z.object({ provider: providerSnapshot, version: z.int().positive() }),
} as const satisfies Operation;

export const findQuoteMailWait = {
  method: 'post',
  path: '/quote-mails/wait',
  service: 'identity',
  actor: 'anyone',
  summary: 'What the email about a quote version currently waits for; changes nothing',
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
    'Reserve the email about a quote version to a client who has not written first or not confirmed the address; returns what the email waits for, and the same again for the same version',
  body: z.object({
    providerId: z.uuid(),
    quoteId: z.uuid(),
    version: z.int().positive(),
    email: requiredText('Email is required', 254),
    /** Absent in calls of an earlier release. Identity then reserves nothing, and decides when the message about the version arrives. */
    clientWroteFirst: z.boolean().optional(),
  }),
  status: 200,
  response: emailWait,
} as const satisfies Operation;
