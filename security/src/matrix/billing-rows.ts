import { readTable } from './read-table.ts';

/**
 * Decisions, "Billing", and issue 8: the subscription is the provider's, and so is where their clients' cards pay to. Who has never paid
 * may begin to, and has nothing to manage, to cancel or to resume (409). What nobody but the card processor can have signed is refused from
 * everybody (400).
 */
export const billingRows = readTable(`
getSubscription     -           provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
startCheckout       never_paid  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
openBillingPortal   never_paid  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
openBillingPortal   subscribed  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getBillingAccount   never_paid  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getBillingAccount   subscribed  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getPayouts          -           provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
startOnboarding     -           provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
cancelSubscription  never_paid  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
cancelSubscription  subscribed  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
resumeSubscription  never_paid  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
resumeSubscription  subscribed  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
receiveStripeNotification  -    provider  400 400 | 400 400 400 400 | 400 400 400 400 | 400 400
`);
