/** Every consumer of the product; a test compares this list with the subscriptions of the services. */
export const consumerQueues = [
  'identity.keep-mail',
  'identity.release-mails',
  'identity.tell-of-events',
  'identity.tell-of-quotes',
  'identity.tell-of-invoices',
  'identity.tell-of-unpaid-invoices',
  'identity.tell-of-subscriptions',
  'identity.keep-booked-events',
  'identity.keep-audit',
  'identity.keep-bookings',
  'identity.keep-open-quotes',
  'identity.keep-invoices',
  'identity.collect-export',
  'identity.keep-export-page',
  'identity.erase-account',
  'identity.rebuild-projections',
  'identity.answer-snapshot-requests',
  'events.keep-clients',
  'events.keep-providers',
  'events.move-to-proposal',
  'events.forget-quote',
  'events.book-event',
  'events.keep-quote-standings',
  'events.collect-export',
  'events.erase-account',
  'events.rebuild-projections',
  'events.answer-snapshot-requests',
  'quotes.keep-event-requests',
  'quotes.keep-providers',
  'quotes.keep-subscriptions',
  'quotes.keep-invoices',
  'quotes.bind-quotes',
  'quotes.withdraw-quotes',
  'quotes.collect-export',
  'quotes.erase-account',
  'quotes.rebuild-projections',
  'quotes.answer-snapshot-requests',
  'billing.open-subscription',
  'billing.keep-accepted-quotes',
  'billing.make-invoices',
  'billing.itemize-invoices',
  'billing.keep-issuers',
  'billing.void-invoices',
  'billing.collect-export',
  'billing.erase-account',
  'billing.rebuild-projections',
  'billing.answer-snapshot-requests',
] as const;

/** Whether a queue gets messages only while an operator rebuilds a projection. */
export function isOfRebuild(queue: string): boolean {
  return /\.(rebuild-projections|answer-snapshot-requests)$/.test(queue);
}

const suffixes = ['', '.retry.1s', '.retry.10s', '.retry.60s', '.parked'];

/** Each consumer's queue with its retry queues and its dead-letter queue, and the queue of unroutable messages. */
export function queueNames(): string[] {
  return ['unrouted', ...consumerQueues.flatMap((queue) => suffixes.map((suffix) => `${queue}${suffix}`))];
}
