import { accountDeleted } from './kinds/account-deleted.ts';
import { contact } from './kinds/contact.ts';
import { eventCancelled } from './kinds/event-cancelled.ts';
import { eventReminder } from './kinds/event-reminder.ts';
import { googleLinked } from './kinds/google-linked.ts';
import { invoiceOverdue } from './kinds/invoice-overdue.ts';
import { invoicePaid } from './kinds/invoice-paid.ts';
import { invoiceRefunded } from './kinds/invoice-refunded.ts';
import { invoiceRefunds } from './kinds/invoice-refunds.ts';
import { invoiceReminder } from './kinds/invoice-reminder.ts';
import { invoiceSent } from './kinds/invoice-sent.ts';
import { invoiceVoided } from './kinds/invoice-voided.ts';
import { newDevice } from './kinds/new-device.ts';
import { overdueSummary } from './kinds/overdue-summary.ts';
import { passwordChanged } from './kinds/password-changed.ts';
import { paymentReceived } from './kinds/payment-received.ts';
import { quoteAccepted } from './kinds/quote-accepted.ts';
import { quoteSent } from './kinds/quote-sent.ts';
import { refundRequested } from './kinds/refund-requested.ts';
import { requestReceived } from './kinds/request-received.ts';
import { resetPassword } from './kinds/reset-password.ts';
import { secondStep } from './kinds/second-step.ts';
import { securityDigest } from './kinds/security-digest.ts';
import { subscriptionChanged } from './kinds/subscription-changed.ts';
import { verifyEmail } from './kinds/verify-email.ts';
import { youAreBooked } from './kinds/you-are-booked.ts';

/** Every kind of email about an account, and messages of the contact form. */
export const accountKinds = [
  verifyEmail,
  resetPassword,
  passwordChanged,
  newDevice,
  googleLinked,
  secondStep,
  securityDigest,
  accountDeleted,
  contact,
] as const;

/** Every kind of email about a change of an event, a quote, an invoice or a subscription. */
export const notificationKinds = [
  requestReceived,
  quoteSent,
  quoteAccepted,
  youAreBooked,
  eventCancelled,
  eventReminder,
  invoiceSent,
  invoicePaid,
  invoiceReminder,
  paymentReceived,
  invoiceOverdue,
  overdueSummary,
  subscriptionChanged,
  invoiceRefunded,
  invoiceRefunds,
  refundRequested,
  invoiceVoided,
] as const;
