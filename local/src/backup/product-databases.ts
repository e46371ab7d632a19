const services = ['identity', 'events', 'quotes', 'billing'] as const;

/** Each service's own; there is nothing else that has to be kept but the configuration. */
export const productDatabases = services.map((name) => `marquee_${name}`);

/** Where it is kept what clients have paid. */
export const paymentsDatabase = 'marquee_billing';

/** Where the accounts are, and who has deleted theirs. */
export const accountsDatabase = 'marquee_identity';
