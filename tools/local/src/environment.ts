import { join } from 'node:path';

import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';

import type { DevKeys } from './dev-keys.ts';

/** Variables by name, as a process receives them. */
export type Environment = Readonly<Record<string, string>>;

export const localAdmin = { email: 'admin@marquee.example', password: 'Marquee-admin-1!' };
/** The secret of the operator's authenticator. The README publishes it, so it protects nothing. */
export const localAdminSecret = 'MARQUEELOCALADMINSECONDSTEPABCDE';

export type EnvironmentOptions = {
  keys: DevKeys;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
  publicUrl: string;
  metricsPort: number;
  /** Variables for the Google and Stripe emulators. Those of an emulator are missing if the user configures a real account instead. */
  emulatorVariables: Environment;
  userEnvironment: NodeJS.ProcessEnv;
};

type Folders = { SHELL_DIR: string; RELEASES_DIR: string };

/** The variables of every service and the gateway, except the addresses of the services. The user's own values take precedence. */
export function sharedEnvironment(need: EnvironmentOptions): Environment & Folders {
  const { keys, root, dataFolder, mongodbUrl, publicUrl, metricsPort, emulatorVariables, userEnvironment } =
    need;

  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: publicUrl,
    TIME_ZONE: 'America/New_York',
    TRIAL_ENDS_ON: trialEndsOnByDefault,
    ADMIN_EMAIL: localAdmin.email,
    ADMIN_PASSWORD: localAdmin.password,
    ADMIN_TOTP_SECRET: localAdminSecret,
    // All users of this machine share one IP address, so the limits per IP address are high.
    REQUEST_LIMIT: '1000000',
    CONNECTION_ADDRESS_LIMIT: '5000',
    SIGN_IN_ADDRESS_LIMIT: '10000',
    SIGN_UP_ADDRESS_LIMIT: '10000',
    SIGN_UP_NETWORK_LIMIT: '10000',
    FORGOT_ADDRESS_LIMIT: '10000',
    CONTACT_ADDRESS_LIMIT: '10000',
    CONTACT_SENDER_LIMIT: '10000',
    GOOGLE_ADDRESS_LIMIT: '10000',
    TELEMETRY_ADDRESS_LIMIT: '1000000',
    TELEMETRY_FAILURE_LIMIT: '1000000',
    // The limits per account are high, because people who try or load-test the product use only a few accounts.
    SEND_QUOTE_ACCOUNT_LIMIT: '1000000',
    SEND_EVENT_ACCOUNT_LIMIT: '1000000',
    REPEATABLE_CALL_ACCOUNT_LIMIT: '1000000',
    DRAFT_EVENT_ACCOUNT_LIMIT: '1000000',
    DRAFT_QUOTE_ACCOUNT_LIMIT: '1000000',
    REFUND_MAIL_LIMIT: '1000000',
    REFUND_MAIL_DAY_LIMIT: '1000000',
    UNSOLICITED_SENDER_LIMIT: '1000000',
    UNSOLICITED_RECIPIENT_LIMIT: '1000000',
    UNSOLICITED_QUOTE_LIMIT: '1000000',
    UNCONFIRMED_RECIPIENT_LIMIT: '1000000',
    MAIL_DIR: join(dataFolder, 'mail'),
    SHELL_DIR: join(root, 'shell', 'dist'),
    RELEASES_DIR: join(dataFolder, 'release-store'),
    ...keys,
    ...emulatorVariables,
    ...userVariables(userEnvironment),
    MONGODB_URL: mongodbUrl,
    METRICS_PORT: String(metricsPort),
  };
}

/** The user's variables except PORT and HOST, which are meant for the gateway alone. An empty variable counts as unset. */
function userVariables(userEnvironment: NodeJS.ProcessEnv): Environment {
  const chosen = Object.entries(userEnvironment).filter(
    ([name, value]) => value && !['PORT', 'HOST'].includes(name),
  );

  return Object.fromEntries(chosen) as Environment;
}
