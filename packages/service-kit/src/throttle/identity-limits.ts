import { minute, hour, day, attempts, emails, requests, oldestEnds } from './limit.ts';
import type { Limit } from './limit.ts';

/** Limits of accounts, sign-in and email. */
export const identityLimits = {
  SIGN_IN_ACCOUNT_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 5, windowMs: day },
    counts: 'wrong passwords or codes for one account, after which sign-in must wait up to 15 minutes',
    reason: 'An attacker could guess a password.',
  },
  SIGN_IN_ADDRESS_LIMIT: {
    ...{ service: 'identity', count: 50, windowMs: 10 * minute },
    code: 'too_many_attempts',
    message: 'Too many wrong passwords from your network. Sign in on a device that you have used before.',
    counts:
      'accounts for which one network sent a wrong password; known devices of an account may still sign in',
    reason: 'One network could try a common password on many accounts.',
  },
  SIGN_UP_EMAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 10, windowMs: hour },
    counts: 'sign-ups from one network with one email address',
    reason: 'Sign-up reveals whether an address has an account.',
  },
  SIGN_UP_ADDRESS_LIMIT: {
    ...{ service: 'identity', count: 30, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many sign-ups from your network were refused. Sign in if you have an account.',
    counts: 'sign-ups from one network that were rejected because the address has an account',
    reason: 'Sign-up reveals whether an address has an account.',
  },
  SIGN_UP_NETWORK_LIMIT: {
    ...{ service: 'identity', count: 300, windowMs: hour },
    code: 'too_many_attempts',
    message: 'Too many accounts were created from your network. Use another network if you cannot wait.',
    counts: 'accounts created from one network',
    reason: 'Each sign-up sends an email to an address that the caller typed.',
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
    counts: 'reset links requested from one network; all visitors of a wedding fair share one network',
    reason: 'Anyone could send emails to many people.',
  },
  VERIFICATION_MAIL_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 6, windowMs: hour },
    message:
      'We have sent as many confirmation emails to this address as we do in an hour ({count}). Please look for them in your mailbox, also among spam.',
    counts:
      'confirmation emails to one address, for all accounts together; sign-up still works beyond the limit',
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
    counts: 'Google sign-ins started from one network; all visitors of a wedding fair share one network',
    reason: 'Identity stores each start, and each return from Google calls Google twice.',
  },
  SESSION_ACCOUNT_LIMIT: {
    ...{ ...oldestEnds, service: 'identity', count: 50, windowMs: null },
    counts: 'sessions of one account; the session with the oldest use ends',
    reason: 'Each sign-in stores a session.',
  },
  DEVICE_ACCOUNT_LIMIT: {
    ...{ ...oldestEnds, service: 'identity', count: 50, windowMs: null },
    counts: 'known devices of one account; the device with the oldest use is removed',
    reason: 'Each sign-in without a device cookie stores a device.',
  },
  EXPORT_ACCOUNT_LIMIT: {
    ...{ ...attempts, service: 'identity', count: 10, windowMs: hour },
    counts: 'exports of the data of one account',
    reason: 'An export reads every record of an account.',
  },
  TELEMETRY_ADDRESS_LIMIT: {
    ...{ ...requests, service: 'identity', count: 600, windowMs: 10 * minute },
    counts: 'reports about remotes from one network, at each process',
    reason: 'Anyone could send invented figures.',
  },
  TELEMETRY_FAILURE_LIMIT: {
    ...{ ...requests, service: 'identity', count: 20, windowMs: 10 * minute },
    counts: 'reports about failed remotes from one network, at each process',
    reason: 'Anyone could trigger an alert.',
  },
  SECURITY_NOTICE_LIMIT: {
    ...{ ...emails, service: 'identity', count: 3, windowMs: day },
    counts:
      'emails to one account about new devices, and the same number about other changes; one email at the end of the day combines the rest',
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
      'emails of a provider who signed up less than 30 days ago to people who have not written to that provider; further emails wait up to 7 days',
    reason: 'Anyone could sign up and email many strangers in our name.',
  },
  UNSOLICITED_RECIPIENT_LIMIT: {
    ...{ ...emails, service: 'identity', count: 5, windowMs: day },
    counts:
      'emails of one provider to one person who has not written to that provider; further emails wait up to 7 days',
    reason: 'A provider could fill the mailbox of a stranger.',
  },
  UNSOLICITED_QUOTE_LIMIT: {
    ...{ ...emails, service: 'identity', count: 3, windowMs: day },
    counts:
      'emails about one quote to one person who has not written to its provider; the email about the newest version waits and replaces older ones',
    reason: 'A provider could fill the mailbox of a stranger with versions of a quote.',
  },
  UNCONFIRMED_RECIPIENT_LIMIT: {
    ...{ ...emails, service: 'identity', count: 20, windowMs: day },
    counts:
      'emails about one account’s actions to one person whose address is not confirmed, except those that the three limits above count; further emails wait up to 7 days',
    reason:
      'Anyone could sign up with another person’s address, and a second account could fill that mailbox.',
  },
} as const satisfies Record<string, Limit>;
