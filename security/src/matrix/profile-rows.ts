import { readTable } from './read-table.ts';

/**
 * Section 6: a client's profile is a client's own, a provider's a provider's own; who has no role has neither. Section 7: the list of
 * providers is for whoever is signed in. Billing: the subscription is the provider's, and so is where their clients' cards pay to; what
 * needs the card processor is refused as long as none is there (409), and nobody can have signed what it tells (400).
 */
export const profileRows = readTable(`
getClientProfile       -  client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
updateClientProfile    -  client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getProviderProfile     -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
updateProviderProfile  -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviders          -  client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
getSubscription        -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getBillingAccount      -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
startCheckout          -  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
openBillingPortal      -  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
getPayouts             -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
startOnboarding        -  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
cancelSubscription     -  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
resumeSubscription     -  provider  401 401 | 403 403 409 409 | 403 409 401 401 | 403 403
receiveStripeNotification  -  provider  400 400 | 400 400 400 400 | 400 400 400 400 | 400 400
`);
