import { complaintsInProduction } from '@marquee/service-kit/process/production-rules';

import { refusal } from '../refusal.ts';

const loopback = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/;
const known = ['ADMIN_PASSWORD', 'ADMIN_TOTP_SECRET'];

/** Throws a refusal if compose is reachable from other machines with the admin secrets published in the README. */
export function refuseOpenDemo(environment: Readonly<Record<string, string | undefined>>): void {
  const { GATEWAY_ADDRESS: address = '127.0.0.1' } = environment;
  const complaints = complaintsInProduction(environment, []);
  const unmade = known.filter((name) => !environment[name] || complaints.has(name));
  if (!loopback.test(address) && unmade.length > 0) {
    throw refusal(
      `GATEWAY_ADDRESS=${address} opens Marquee to other machines, and ${unmade.join(' and ')} stand in the README. Make your own first: npm run secrets`,
    );
  }
}
