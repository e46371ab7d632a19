import type { Service } from '@marquee/contracts/operation';

/**
 * Who owns which paths below /api, written by hand from the design's table of paths, never from the gateway's. `*` is any one
 * segment; what ends in `/**` owns whole segments below it too.
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
  ],
  events: ['events/**', 'client/events/**', 'provider/requests', 'admin/messages/events/**'],
  quotes: [
    'quotes/**',
    'client/quote',
    'client/quotes/**',
    'provider/events/*/create-quote',
    'provider/workflow',
    'public/quote/*',
    'public/quote/*/pdf',
    'admin/messages/quotes/**',
  ],
  billing: [
    'billing/**',
    'invoices/**',
    'client/invoices/**',
    'webhooks/stripe',
    'admin/subscriptions/**',
    'admin/messages/billing/**',
  ],
};

/** Null: nobody. Of a path as it was sent, without its query. */
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
