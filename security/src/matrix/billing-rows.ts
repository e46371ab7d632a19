import { readTable } from './read-table.ts';

/**
 * Decisions 0021 and 0024: the subscription belongs to the provider, and so does the payout account that receives their clients' card
 * payments. A provider who has never paid may start a subscription, but has nothing to manage, cancel or resume (409). A notification
 * that the card processor cannot have signed is rejected for everybody (400).
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
