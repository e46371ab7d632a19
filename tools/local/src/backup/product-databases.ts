import { services } from '@marquee/contracts/operation';

/** One database per service. Apart from these databases, only the configuration needs a backup. */
export const productDatabases = services.map((name) => `marquee_${name}`);

/** The database that records clients' payments. */
export const paymentsDatabase = 'marquee_billing';

/** The database of the accounts and their deletions. */
export const accountsDatabase = 'marquee_identity';
