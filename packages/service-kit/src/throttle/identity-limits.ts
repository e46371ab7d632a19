import { minute, hour, day, attempts, emails, requests, oldestEnds } from './limit.ts';
import type { Limit } from './limit.ts';

/** Of accounts, sign-in and email. */
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
    counts: 'sign-ups from one network that were refused because the address has an account',
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
    message:
      'We have sent {count} reset links to this address within the hour, if it has an account. Use the newest one.',
    counts: 'emails with a reset link to one address, whether or not it has an account',
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
      'emails about what one account does to one person whose address is not confirmed, but for those that people who have not written get; the rest waits up to 7 days',
    reason: 'Anyone could sign up under the address of somebody else and have a partner fill the mailbox.',
  },
} as const satisfies Record<string, Limit>;
