import { demoClients, demoPassword, demoProviders } from './demo/people.ts';
import { localAdmin, localAdminSecret } from './environment.ts';

export type Welcome = {
  url: string;
  metricsUrl: string;
  stripeUrl: string | null;
  databaseTitle: string;
  seconds: number;
};

/** The addresses to open and how to sign in. */
export function welcome({ url, metricsUrl, stripeUrl, databaseTitle, seconds }: Welcome): string {
  return `
Marquee is running (${seconds.toFixed(1)} s).

  The product   ${url}
  Mailbox       ${url}/dev/mailbox      (emails that would have been sent)
  Stripe        ${stripeLine(stripeUrl)}
  API           ${url}/api/docs
  Metrics       ${metricsUrl}
  Database      ${databaseTitle}

  Sign in with the password ${demoPassword}
    client      ${demoClients.amara.email}        also ${demoClients.priya.email}, ${demoClients.chidi.email}
    provider    ${demoProviders.sunset.email}  also ${demoProviders.goldenHour.email}
    admin       ${localAdmin.email}      (password ${localAdmin.password})
                then a code: npm run code, or an authenticator with ${localAdminSecret}

Ctrl-C stops everything. The data stays; npm start -- --reset deletes it.`;
}

export function stripeLine(stripeUrl: string | null): string {
  return stripeUrl === null
    ? 'your own account, or no payments'
    : `${stripeUrl}      (emulator: clock and webhooks)`;
}
