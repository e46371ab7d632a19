import type { z } from 'zod';
import { wholeNumber } from '../process/service-config.ts';

/** How much one account, address or network may do. Its name is the environment variable that changes it. */
export type Limit = {
  /** Unless the variable says otherwise. */
  count: number;
  /** Null where `count` is how much there may be in all. */
  windowMs: number | null;
  /** What is counted, and for whom. */
  counts: string;
  /** What happens without it. */
  reason: string;
  /** Of the refusal: what the person can do, before how long to wait; `{count}` stands for how much is allowed. */
  code: string;
  message: string;
  service: 'gateway' | 'identity' | 'events' | 'quotes' | 'billing';
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const attempts = { code: 'too_many_attempts', message: 'Too many attempts.' };
const requests = { code: 'too_many_requests', message: 'Too many requests.' };

/** Every limit of the product: `docs/limits.md`, the variables and the metric derive from this list. */
export const limits = {
  REQUEST_LIMIT: {
    ...{ ...requests, service: 'gateway', count: 1_000, windowMs: 10_000 },
    counts: 'calls below /api from one network, at each gateway process',
    reason: 'One caller could keep every service busy.',
  },
  SIGN_IN_ACCOUNT_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: day },
    counts: 'wrong passwords or codes for one account before it starts to wait, up to 15 minutes',
    reason: 'A password could be guessed.',
  },
  SIGN_IN_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 50, windowMs: 10 * minute },
    counts: 'wrong passwords from one network, for all accounts together',
    reason: 'One network could try a common password on many accounts.',
  },
  SIGN_UP_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 10, windowMs: hour },
    counts: 'sign-ups with one email address',
    reason: 'Sign-up says whether an address has an account.',
  },
  SIGN_UP_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 30, windowMs: hour },
    counts: 'sign-ups from one network',
    reason: 'Sign-up says whether an address has an account.',
  },
  FORGOT_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: hour / 2 },
    counts: 'emails with a reset link to one address; half an hour is how long a link works',
    reason: 'Anyone could fill the mailbox of somebody else.',
  },
  FORGOT_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 30, windowMs: hour },
    counts: 'reset links requested from one network',
    reason: 'Anyone could send emails to many people.',
  },
  VERIFICATION_MAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: hour },
    counts: 'confirmation emails requested by one account',
    reason: 'An account could fill the mailbox of somebody else.',
  },
  CONTACT_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: hour },
    counts: 'contact messages from one network',
    reason: 'Anyone could fill the mailbox of the operator.',
  },
  GOOGLE_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 60, windowMs: hour },
    counts: 'Google sign-ins started from one network',
    reason: 'Each start is stored, and each return asks Google twice.',
  },
  EXPORT_ACCOUNT_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 10, windowMs: hour },
    counts: 'exports of the data of one account',
    reason: 'An export reads every record of an account.',
  },
  TELEMETRY_ADDRESS_LIMIT: {
    ...{ ...requests, service: 'identity', count: 600, windowMs: 10 * minute },
    counts: 'reports about remotes from one network, at each process',
    reason: 'Anyone could invent figures.',
  },
  TELEMETRY_FAILURE_LIMIT: {
    ...{ ...requests, service: 'identity', count: 20, windowMs: 10 * minute },
    counts: 'reports about failed remotes from one network, at each process',
    reason: 'Anyone could set off an alert.',
  },
  SEND_EVENT_ACCOUNT_LIMIT: {
    ...{ service: 'events', count: 100, windowMs: day },
    code: 'too_many_sent',
    message: 'You have sent as many requests as an account may in a day ({count}).',
    counts: 'requests sent by one client',
    reason: 'Each is an email to an address that the client typed.',
  },
  SEND_QUOTE_ACCOUNT_LIMIT: {
    ...{ service: 'quotes', count: 200, windowMs: day },
    code: 'too_many_sent',
    message: 'You have sent as many quotes as an account may in a day ({count}).',
    counts: 'quotes sent by one provider, revisions included',
    reason: 'Each is an email to an address that the provider typed.',
  },
  STRIPE_CALLER_LIMIT: {
    ...{ ...requests, service: 'billing', count: 30, windowMs: minute },
    counts: 'calls of one provider that ask Stripe, at each process',
    reason: 'Stripe limits the calls of the whole platform.',
  },
  CREDIT_NOTE_INVOICE_LIMIT: {
    ...{ service: 'billing', count: 20, windowMs: null },
    code: 'too_many_credit_notes',
    message: 'This invoice has {count} refunds, as many as it can have in parts. Refund the rest at once.',
    counts: 'refunds of one invoice; only one of all that is left may follow',
    reason: 'Each is a document and an email to the client.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** How much is allowed, where the environment says so; a limit that is missing has its declared count. */
export type LimitValues = Partial<Record<LimitName, number>>;

/** Limits within a time, which alone can be counted by window. */
export type WindowLimitName = {
  [Name in LimitName]: (typeof limits)[Name]['windowMs'] extends number ? Name : never;
}[LimitName];

type LimitsOf<Service extends Limit['service']> = {
  [Name in LimitName]: (typeof limits)[Name]['service'] extends Service ? Name : never;
}[LimitName];

type Variables<Service extends Limit['service']> = Record<
  LimitsOf<Service>,
  z.ZodPrefault<typeof wholeNumber>
>;

/** The environment variables of the limits that a service enforces. */
export function limitVariables<Service extends Limit['service']>(service: Service): Variables<Service> {
  const own = Object.entries(limits).filter(([, limit]) => limit.service === service);
  const variables = own.map(([name, { count }]) => [name, wholeNumber.prefault(String(count))]);
  return Object.fromEntries(variables) as Variables<Service>;
}
