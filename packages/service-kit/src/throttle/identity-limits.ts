import { minute, hour, day, attempts, emails, requests, oldestEnds } from './limit.ts';
import type { Limit } from './limit.ts';

/** Limits of accounts, sign-in and email. */
export const identityLimits = {
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
      'accounts for which one network sent a wrong password; devices that an account knows may still sign in',
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
    counts: 'sign-ups from one network that were refused because the address has an account',
    reason: 'Sign-up says whether an address has an account.',
  },
  SIGN_UP_NETWORK_LIMIT: {
    ...{ service: 'identity', count: 300, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many accounts were created from your network. Use another network if you cannot wait.',
    counts: 'accounts created from one network',
    reason: 'Each sends an email to an address that the caller typed.',
  },
  FORGOT_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 6, windowMs: hour },
    message:
      'We have sent {count} reset links to this address within the hour, if it has an account. Use the newest one.',
    counts: 'emails with a reset link to one address, whether or not it has an account',
    reason: 'Anyone could fill another person’s mailbox.',
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
    counts: 'confirmation emails to one address, for all accounts together; sign-up works without them',
    reason: 'Sign-ups and deletions could fill another person’s mailbox.',
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
    reason: 'Each start is stored, and each return calls Google twice.',
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
      'emails to one account about new devices, and as many about other changes; one email at the end of the day combines the rest',
    reason: 'A stranger who knows the password could fill the mailbox of its owner.',
  },
  REFUND_MAIL_LIMIT: {
    ...{ ...emails, service: 'identity', count: 1, windowMs: 10 * minute },
    counts: 'emails about refunds of one invoice that are sent immediately; one more email combines the rest',
    reason: 'A provider could fill the mailbox of a client with refunds of a cent.',
  },
  REFUND_MAIL_DAY_LIMIT: {
    ...{ ...emails, service: 'identity', count: 6, windowMs: day },
    counts: 'emails about refunds of one invoice; one email at the end of the day combines the rest',
    reason: 'A provider could fill the mailbox of a client with refunds of a cent.',
  },
  UNSOLICITED_SENDER_LIMIT: {
    ...{ ...emails, service: 'identity', count: 20, windowMs: hour },
    counts:
      'emails of a provider who signed up less than 30 days ago to people who have not written to that provider; the rest waits up to 7 days',
    reason: 'Anyone could sign up and email many strangers in our name.',
  },
  UNSOLICITED_RECIPIENT_LIMIT: {
    ...{ ...emails, service: 'identity', count: 5, windowMs: day },
    counts:
      'emails of one provider to one person who has not written to that provider; the rest waits up to 7 days',
    reason: 'A provider could fill the mailbox of a stranger.',
  },
  UNSOLICITED_QUOTE_LIMIT: {
    ...{ ...emails, service: 'identity', count: 3, windowMs: day },
    counts:
      'emails about one quote to one person who has not written to its provider; the newest version waits and replaces older ones',
    reason: 'A provider could fill the mailbox of a stranger with versions of a quote.',
  },
  UNCONFIRMED_RECIPIENT_LIMIT: {
    ...{ ...emails, service: 'identity', count: 20, windowMs: day },
    counts:
      'emails about one account’s actions to one person whose address is not confirmed, except those that the three limits above count; the rest waits up to 7 days',
    reason: 'Anyone could sign up under another person’s address and have a partner fill the mailbox.',
  },
} as const satisfies Record<string, Limit>;
