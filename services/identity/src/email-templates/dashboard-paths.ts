/** The path of the tab with the events on each side's dashboard. */
export const eventsPaths = { client: '/client-admin', provider: '/provider-admin?tab=leads' } as const;

/** The path of the tab with the invoices on each side's dashboard. */
export const invoicesPaths = {
  client: '/client-admin?tab=invoices',
  provider: '/provider-admin?tab=invoices',
} as const;
