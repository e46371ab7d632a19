import type { Service } from '@marquee/contracts/operation';

/**
 * The owner of each path below /api, written by hand from docs/routing.md, never from the gateway's table. `*` is any one segment;
 * `/**` at the end includes all segments below.
 */
const owned: Readonly<Record<Service, readonly string[]>> = {
  identity: [
    'auth/**',
    'login',
    'clients/**',
    'providers/**',
    'account/**',
    'contact',
    'telemetry',
    'admin/users/**',
    'admin/audit/**',
    'admin/messages/identity/**',
    'admin/projections/identity/**',
  ],
  events: [
    'events/**',
    'client/events/**',
    'provider/requests',
    'admin/messages/events/**',
    'admin/projections/events/**',
  ],
  quotes: [
    'quotes/**',
    'client/quote',
    'client/quotes/**',
    'provider/events/*/create-quote',
    'provider/workflow',
    'public/quote/*',
    'public/quote/*/pdf',
    'admin/messages/quotes/**',
    'admin/projections/quotes/**',
  ],
  billing: [
    'billing/**',
    'invoices/**',
    'client/invoices/**',
    'webhooks/stripe',
    'admin/subscriptions/**',
    'admin/messages/billing/**',
    'admin/projections/billing/**',
  ],
};

/** Returns null for a path without an owner. Expects the path as sent, without its query. */
export function ownerOf(path: string): Service | null {
  const services = Object.keys(owned) as Service[];
  return services.find((service) => owned[service].some((pattern) => patternOf(pattern).test(path))) ?? null;
}

function patternOf(pattern: string): RegExp {
  const text = pattern
    .replace(/\/\*\*$/, '(/[^/]+)*')
    .replaceAll('/*/', '/[^/]+/')
    .replace(/\/\*$/, '/[^/]+');
  return new RegExp(`^/api/${text}$`);
}
