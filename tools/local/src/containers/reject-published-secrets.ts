import { complaintsInProduction } from '@marquee/service-kit/process/production-rules';

import { refusal } from '../refusal.ts';

const loopback = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/;
const publishedSecrets = ['ADMIN_PASSWORD', 'ADMIN_TOTP_SECRET'];

/** Throws a refusal if compose is reachable from other machines with the admin secrets published in the README. */
export function rejectPublishedSecrets(environment: Readonly<Record<string, string | undefined>>): void {
  const { GATEWAY_ADDRESS: address = '127.0.0.1' } = environment;
  const problems = complaintsInProduction(environment, []);
  const unchangedSecrets = publishedSecrets.filter((name) => !environment[name] || problems.has(name));
  if (!loopback.test(address) && unchangedSecrets.length > 0) {
    throw refusal(
      `GATEWAY_ADDRESS=${address} makes Marquee reachable from other machines, but the README publishes the values of ${unchangedSecrets.join(' and ')}. Generate secrets first: npm run secrets`,
    );
  }
}
