import type { Service } from '@marquee/contracts/operation';

/** How a service identifies the caller. Only identity receives the cookie. */
export type Credential = 'cookie' | 'token' | 'none';

export type Route = { path: string; service: Service; credential: Credential; isWebhook?: true };

/**
 * The owner of each path below /api. `*` matches one segment; `/**` matches the path itself and every path below it. Similar paths have
 * entries of their own, because `provider` and `providers`, for example, have different owners.
 */
export const routeTable: readonly Route[] = [
  { path: 'auth/**', service: 'identity', credential: 'cookie' },
  { path: 'login', service: 'identity', credential: 'cookie' },
  { path: 'clients/signup', service: 'identity', credential: 'cookie' },
  { path: 'clients/**', service: 'identity', credential: 'token' },
  { path: 'providers/signup', service: 'identity', credential: 'cookie' },
  { path: 'providers/**', service: 'identity', credential: 'token' },
  { path: 'account/**', service: 'identity', credential: 'cookie' },
  { path: 'contact', service: 'identity', credential: 'none' },
  { path: 'telemetry', service: 'identity', credential: 'none' },
  { path: 'admin/users/**', service: 'identity', credential: 'token' },
  { path: 'admin/audit/**', service: 'identity', credential: 'token' },
  { path: 'admin/messages/identity/**', service: 'identity', credential: 'token' },
  { path: 'admin/projections/identity/**', service: 'identity', credential: 'token' },

  { path: 'events/**', service: 'events', credential: 'token' },
  { path: 'client/events/**', service: 'events', credential: 'token' },
  { path: 'provider/requests', service: 'events', credential: 'token' },
  { path: 'admin/messages/events/**', service: 'events', credential: 'token' },
  { path: 'admin/projections/events/**', service: 'events', credential: 'token' },

  { path: 'quotes/**', service: 'quotes', credential: 'token' },
  { path: 'client/quote', service: 'quotes', credential: 'token' },
  { path: 'client/quotes/**', service: 'quotes', credential: 'token' },
  { path: 'provider/events/*/create-quote', service: 'quotes', credential: 'token' },
  { path: 'provider/workflow', service: 'quotes', credential: 'token' },
  { path: 'public/quote/*', service: 'quotes', credential: 'none' },
  { path: 'public/quote/*/pdf', service: 'quotes', credential: 'none' },
  { path: 'admin/messages/quotes/**', service: 'quotes', credential: 'token' },
  { path: 'admin/projections/quotes/**', service: 'quotes', credential: 'token' },

  { path: 'billing/**', service: 'billing', credential: 'token' },
  { path: 'invoices/**', service: 'billing', credential: 'token' },
  { path: 'client/invoices/**', service: 'billing', credential: 'token' },
  { path: 'webhooks/stripe', service: 'billing', credential: 'none', isWebhook: true },
  { path: 'admin/subscriptions/**', service: 'billing', credential: 'token' },
  { path: 'admin/messages/billing/**', service: 'billing', credential: 'token' },
  { path: 'admin/projections/billing/**', service: 'billing', credential: 'token' },
];
