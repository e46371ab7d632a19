import { appOf } from './manifests.ts';
import type { Manifests } from './manifests.ts';

/** Names of variables that contain a secret, or an address with a password. */
const secretName = /(_SECRET|_KEY|_KEYS|PASSWORD)$|^(MONGODB|AMQP|SMTP)_URL$/;
const addressWithPassword = /:\/\/[^/\s:@]*:[^/\s@]+@/;

/** The secrets that only one app may get (docs/production.md). */
const secretsByApp: Readonly<Record<string, readonly string[]>> = {
  identity: [
    'TOKEN_SIGNING_KEY',
    'LINK_SECRET',
    'SECOND_STEP_KEY',
    'ADMIN_PASSWORD',
    'ADMIN_TOTP_SECRET',
    'SMTP_URL',
    'GOOGLE_CLIENT_SECRET',
  ],
  billing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'],
};

/** Reports secrets that the chart contains instead of references, and apps with a secret of another app. `text` is the whole rendering. */
export function secretFaults({ all, deployments }: Manifests, text: string): string[] {
  return [
    ...all
      .filter(({ kind }) => kind === 'Secret')
      .map(({ metadata }) => `${metadata.name}: the chart contains a Secret`),
    ...(addressWithPassword.test(text) ? ['the chart contains an address with a password'] : []),
    ...deployments.flatMap((deployment) => {
      const variables = deployment.spec.template.spec.containers.flatMap(({ env }) => env);
      return [
        ...variables
          .filter(({ name, value }) => secretName.test(name) && value !== undefined)
          .map(({ name }) => `${appOf(deployment)}: ${name} has a value instead of a reference to a Secret`),
        ...foreignTo(appOf(deployment))
          .filter((name) => variables.some((variable) => variable.name === name))
          .map((name) => `${appOf(deployment)}: has ${name}, which belongs to another app`),
      ];
    }),
  ];
}

function foreignTo(app: string): string[] {
  return Object.entries(secretsByApp).flatMap(([owner, names]) => (owner === app ? [] : names));
}
