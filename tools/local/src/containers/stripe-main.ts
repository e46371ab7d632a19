import { z } from 'zod';

import { openStripeEmulator } from '../stripe/stripe-emulator.ts';
import { runEmulator, emulatorConfig } from './run-emulator.ts';

await runEmulator(
  {
    name: 'stripe',
    configSchema: emulatorConfig.extend({
      DATA_DIR: z.string(),
      /** The address for webhooks, which may differ from the public address. */
      GATEWAY_URL: z.url({ protocol: /^https?$/ }),
      STRIPE_SECRET_KEY: z.string(),
      STRIPE_WEBHOOK_SECRET: z.string(),
      STRIPE_CONNECT_WEBHOOK_SECRET: z.string(),
    }),
    open(config) {
      const url = `${config.GATEWAY_URL}/api/webhooks/stripe`;
      return openStripeEmulator({
        folder: config.DATA_DIR,
        url: config.STAND_IN_URL,
        secretKey: config.STRIPE_SECRET_KEY,
        endpoints: {
          platform: { url, secret: config.STRIPE_WEBHOOK_SECRET },
          connect: { url, secret: config.STRIPE_CONNECT_WEBHOOK_SECRET },
        },
      });
    },
  },
  process.env,
);
