import type { z } from 'zod';
import { wholeNumber } from '../process/service-config.ts';
import { documentLimits } from './document-limits.ts';

/** How much one account, address or network may do. Its name is the environment variable that changes it. */
export type Limit = {
  /** Unless the variable says otherwise. */
  count: number;
  /** Null where `count` is how much there may be at once. */
  windowMs: number | null;
  /** What is counted, and for whom. */
  counts: string;
  /** What happens without it. */
  reason: string;
  /** Of the refusal: what the person can do, before how long to wait; `{count}` stands for how much is allowed. */
  code: string;
  message: string;
  service: 'gateway' | 'identity' | 'events' | 'quotes' | 'billing' | 'each service';
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const attempts = { code: 'too_many_attempts', message: 'Too many attempts.' };
/** Refuse no call: what is beyond them waits, or goes in one email with others. */
const emails = { code: 'email_waits', message: 'This email waits.' };
const requests = { code: 'too_many_requests', message: 'Too many requests.' };
const connections = {
  code: 'too_many_connections',
  message: 'There are too many connections from your network. Close other tabs and try again in a moment.',
};

/** Of limits that refuse nothing. */
const oldestEnds = { code: 'oldest_ended', message: 'The oldest has ended. Sign in again there.' };

/** Every limit of the product: `docs/limits.md`, the variables and the metric derive from this list. */
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
    reason: 'One caller could take every connection and do nothing with it.',
  },
  SIGN_IN_ACCOUNT_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: day },
    counts: 'wrong passwords or codes for one account before it starts to wait, up to 15 minutes',
    reason: 'A password could be guessed.',
  },
  SIGN_IN_ADDRESS_LIMIT: {
    ...{ service: 'identity', count: 50, windowMs: 10 * minute },
    code: 'too_many_attempts',
    message: 'Too many wrong passwords from your network. Sign in on a device that you have used before.',
    counts:
      'accounts at which a password from one network was wrong; devices that an account knows are let in',
    reason: 'One network could try a common password on many accounts.',
  },
  SIGN_UP_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 10, windowMs: hour },
    counts: 'sign-ups from one network with one email address',
    reason: 'Sign-up says whether an address has an account.',
  },
  SIGN_UP_ADDRESS_LIMIT: {
    ...{ service: 'identity', count: 30, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many sign-ups from your network were refused. Sign in if you have an account.',
    counts: 'refused sign-ups from one network, because the address has an account',
    reason: 'Sign-up says whether an address has an account.',
  },
  SIGN_UP_NETWORK_LIMIT: {
    ...{ service: 'identity', count: 300, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many accounts were created from your network. Use another network if you cannot wait.',
    counts: 'accounts created from one network',
    reason: 'Each is an email to an address that somebody typed.',
  },
  FORGOT_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 6, windowMs: hour },
    counts: 'emails with a reset link to one address',
    reason: 'Anyone could fill the mailbox of somebody else.',
  },
  FORGOT_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 150, windowMs: hour },
    counts: 'reset links requested from one network; a wedding fair is one network, too',
    reason: 'Anyone could send emails to many people.',
  },
  VERIFICATION_MAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 6, windowMs: hour },
    message:
      'We have sent as many confirmation emails to this address as we do in an hour ({count}). Please look for them in your mailbox, also among spam.',
    counts: 'confirmation emails to one address, whichever account asks for them; sign-up works without',
    reason: 'Sign-ups and deletions could fill the mailbox of somebody else.',
  },
  CONTACT_ADDRESS_LIMIT: {
    ...{ service: 'identity', count: 100, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many messages were sent from your network. Use another network if you cannot wait.',
    counts: 'contact messages from one network',
    reason: 'Anyone could fill the mailbox of the operator.',
  },
  CONTACT_SENDER_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: hour },
    counts: 'contact messages from one network with one email address',
    reason: 'Anyone could fill the mailbox of the operator.',
  },
  GOOGLE_ADDRESS_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 300, windowMs: hour },
    counts: 'Google sign-ins started from one network; a wedding fair is one network, too',
    reason: 'Each start is stored, and each return asks Google twice.',
  },
  SESSION_ACCOUNT_LIMIT: {
    ...{ ...oldestEnds, service: 'identity', count: 50, windowMs: null },
    counts: 'sessions of one account; the one unused for the longest time ends',
    reason: 'Each sign-in stores one.',
  },
  DEVICE_ACCOUNT_LIMIT: {
    ...{ ...oldestEnds, service: 'identity', count: 50, windowMs: null },
    counts: 'devices that one account knows; the one unused for the longest time is forgotten',
    reason: 'Each sign-in without a cookie stores one.',
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
  SECURITY_NOTICE_LIMIT: {
    ...{ ...emails, service: 'identity', count: 3, windowMs: day },
    counts:
      'emails to one account about new devices, and as many about other changes; one more at the end of the day holds the rest',
    reason: 'A stranger who knows the password could fill the mailbox of its owner.',
  },
  REFUND_MAIL_LIMIT: {
    ...{ ...emails, service: 'identity', count: 1, windowMs: 10 * minute },
    counts: 'emails about refunds of one invoice that go at once; one more holds the rest',
    reason: 'A provider could fill the mailbox of a client with refunds of a cent.',
  },
  REFUND_MAIL_DAY_LIMIT: {
    ...{ ...emails, service: 'identity', count: 6, windowMs: day },
    counts: 'emails about refunds of one invoice; one more at the end of the day holds the rest',
    reason: 'A provider could fill the mailbox of a client with refunds of a cent.',
  },
  UNSOLICITED_SENDER_LIMIT: {
    ...{ ...emails, service: 'identity', count: 20, windowMs: hour },
    counts:
      'emails of a provider who signed up less than 30 days ago to people who have not written to that provider; the rest waits',
    reason: 'Anyone could sign up and email many strangers in our name.',
  },
  UNSOLICITED_RECIPIENT_LIMIT: {
    ...{ ...emails, service: 'identity', count: 5, windowMs: day },
    counts: 'emails of one provider to one person who has not written to that provider; the rest waits',
    reason: 'A provider could fill the mailbox of a stranger.',
  },
  UNSOLICITED_QUOTE_LIMIT: {
    ...{ ...emails, service: 'identity', count: 3, windowMs: day },
    counts:
      'emails about one quote to one person who has not written to its provider; the newest version waits and replaces older ones',
    reason: 'A provider could fill the mailbox of a stranger with versions of a quote.',
  },
  SEND_EVENT_ACCOUNT_LIMIT: {
    ...{ service: 'events', count: 100, windowMs: day },
    code: 'too_many_sent',
    message: 'You have sent as many requests as an account may in a day ({count}).',
    counts: 'requests sent by one client',
    reason: 'Each is an email to an address that the client typed.',
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
    reason: 'Each is an email to an address that the provider typed.',
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
  REPEATABLE_CALL_ACCOUNT_LIMIT: {
    ...{ service: 'each service', count: 10_000, windowMs: day },
    code: 'too_many_calls',
    message: 'You have made as many changes as an account may in a day ({count}).',
    counts: 'calls of one account whose answers are kept for a day, to be repeated, at each process',
    reason: 'Kept answers could fill the database.',
  },
  ...documentLimits,
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The limits that count in windows of time. */
export type WindowName = {
  [Name in LimitName]: (typeof limits)[Name]['windowMs'] extends number ? Name : never;
}[LimitName];

/** The limits on how much there may be at once. */
export type CapName = Exclude<LimitName, WindowName>;

/** How much is allowed, where the environment says so; a limit that is missing has its declared count. */
export type LimitValues = Partial<Record<LimitName, number>>;

type Enforced<Service> = Service | (Service extends 'gateway' ? never : 'each service');
type LimitsOf<Service extends Limit['service']> = {
  [Name in LimitName]: (typeof limits)[Name]['service'] extends Enforced<Service> ? Name : never;
}[LimitName];

type Variables<Service extends Limit['service']> = Record<
  LimitsOf<Service>,
  z.ZodPrefault<typeof wholeNumber>
>;

/** The environment variables of the limits that a service enforces. */
export function limitVariables<Service extends Limit['service']>(service: Service): Variables<Service> {
  const own = Object.entries(limits).filter(([, limit]) => isEnforcedBy(service, limit));
  const variables = own.map(([name, { count }]) => [name, wholeNumber.prefault(String(count))]);
  return Object.fromEntries(variables) as Variables<Service>;
}

export function isEnforcedBy(service: string, limit: Pick<Limit, 'service'>): boolean {
  return limit.service === service || (limit.service === 'each service' && service !== 'gateway');
}
