import type { limitCodePrefix } from '@marquee/contracts/problem';
import type { z } from 'zod';
import { wholeNumber } from '../process/service-config.ts';
import { documentLimits } from './document-limits.ts';
import { identityLimits } from './identity-limits.ts';
import { minute, day, requests, connections } from './limit.ts';
import type { Limit } from './limit.ts';

/** Every limit of the product. `docs/limits.md`, the variables and the metric derive from this list. */
export const limits = {
  REQUEST_LIMIT: {
    ...{ ...requests, service: 'gateway', count: 1_000, windowMs: 10_000 },
    counts: 'calls below /api from one network, at each gateway process',
    reason: 'One caller could keep every service busy.',
  },
  CONNECTION_LIMIT: {
    ...{ ...connections, service: 'gateway', count: 5_000, windowMs: null },
    counts: 'connections to each gateway process; more are closed without an answer',
    reason: 'Each connection takes memory and a file descriptor of the process.',
  },
  CONNECTION_ADDRESS_LIMIT: {
    ...{ ...connections, service: 'gateway', count: 1_000, windowMs: null },
    counts:
      'connections from one network to each gateway process; not counted behind proxies (`TRUST_PROXY` above 0)',
    reason: 'One caller could occupy every connection without using it.',
  },
  ...identityLimits,
  SEND_EVENT_ACCOUNT_LIMIT: {
    ...{ service: 'events', count: 100, windowMs: day },
    code: 'too_many_sent',
    message: 'You have sent as many requests as an account may in a day ({count}).',
    counts: 'requests sent by one client',
    reason: 'Each request sends an email to an address that the client typed.',
  },
  DRAFT_EVENT_ACCOUNT_LIMIT: {
    ...{ service: 'events', count: 500, windowMs: null },
    code: 'too_many_drafts',
    message: 'You have {count} events that have not been sent. Send or cancel some first.',
    counts: 'events of one client that have not been sent',
    reason: 'Drafts cost nothing and could fill the database.',
  },
  SEND_QUOTE_ACCOUNT_LIMIT: {
    ...{ service: 'quotes', count: 200, windowMs: day },
    code: 'too_many_sent',
    message: 'You have sent as many quotes as an account may in a day ({count}).',
    counts: 'quotes sent by one provider, revisions included',
    reason: 'Each quote sends an email to an address that the provider typed.',
  },
  DRAFT_QUOTE_ACCOUNT_LIMIT: {
    ...{ service: 'quotes', count: 1_000, windowMs: null },
    code: 'too_many_drafts',
    message: 'You have {count} quotes that have not been sent. Send or archive some first.',
    counts: 'quotes of one provider that have not been sent',
    reason: 'Drafts cost nothing and could fill the database.',
  },
  STRIPE_CALLER_LIMIT: {
    ...{ ...requests, service: 'billing', count: 30, windowMs: minute },
    counts: 'calls of one provider that cause a call to Stripe, at each process',
    reason: 'Stripe limits the calls of the whole platform.',
  },
  CREDIT_NOTE_INVOICE_LIMIT: {
    ...{ service: 'billing', count: 20, windowMs: null },
    code: 'too_many_credit_notes',
    message: 'This invoice has {count} refunds, as many as it can have in parts. Refund the rest at once.',
    counts: 'refunds of one invoice; after that, only one refund of the whole rest is possible',
    reason: 'Each refund creates a document and an email to the client.',
  },
  REPEATABLE_CALL_ACCOUNT_LIMIT: {
    ...{ service: 'each service', count: 10_000, windowMs: day },
    code: 'too_many_calls',
    message: 'You have made as many changes as an account may in a day ({count}).',
    counts:
      'calls of one account whose answers are stored for a day so that the call can be repeated, at each process',
    reason: 'Stored answers could fill the database.',
  },
  ...documentLimits,
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Names of the limits that count within time windows. */
export type WindowName = {
  [Name in LimitName]: (typeof limits)[Name]['windowMs'] extends number ? Name : never;
}[LimitName];

/** Names of the limits on the number of existing records whose error code a browser recognizes. */
export type CapName = {
  [Name in LimitName]: (typeof limits)[Name] extends {
    windowMs: null;
    code: `${typeof limitCodePrefix}${string}`;
  }
    ? Name
    : never;
}[LimitName];

/** The limits that the environment overrides. Any other limit has its declared count. */
export type LimitValues = Partial<Record<LimitName, number>>;

/** Returns the permitted count, in the limit's own unit. */
export function allowedBy(name: LimitName, values: LimitValues): number {
  return values[name] ?? limits[name].count;
}

/** Returns code and message of the limit's error; the message contains the permitted count. */
export function refusalOf(name: LimitName, values: LimitValues): Pick<Limit, 'code' | 'message'> {
  const { code, message } = limits[name];
  return { code, message: message.replace('{count}', allowedBy(name, values).toLocaleString('en-US')) };
}

type Enforced<Service> = Service | (Service extends 'gateway' ? never : 'each service');
type LimitsOf<Service extends Limit['service']> = {
  [Name in LimitName]: (typeof limits)[Name]['service'] extends Enforced<Service> ? Name : never;
}[LimitName];

type Variables<Service extends Limit['service']> = Record<
  LimitsOf<Service>,
  z.ZodPrefault<typeof wholeNumber>
>;

/** Returns the schema of the environment variables for the limits that a service enforces. */
export function limitVariables<Service extends Limit['service']>(service: Service): Variables<Service> {
  const own = Object.entries(limits).filter(([, limit]) => isEnforcedBy(service, limit));
  const variables = own.map(([name, { count }]) => [name, wholeNumber.prefault(String(count))]);
  return Object.fromEntries(variables) as Variables<Service>;
}

export function isEnforcedBy(service: string, limit: Pick<Limit, 'service'>): boolean {
  return limit.service === service || (limit.service === 'each service' && service !== 'gateway');
}
