import { z } from 'zod';

import { openStripeStandIn } from '../stripe/stripe-stand-in.ts';
import { runStandIn, standInConfig } from './run-stand-in.ts';

await runStandIn(
  {
    name: 'stripe',
    configSchema: standInConfig.extend({
      DATA_DIR: z.string(),
      /** The address for webhooks, which may differ from the public address. */
      GATEWAY_URL: z.url({ protocol: /^https?$/ }),
      STRIPE_SECRET_KEY: z.string(),
      STRIPE_WEBHOOK_SECRET: z.string(),
      STRIPE_CONNECT_WEBHOOK_SECRET: z.string(),
    }),
    open(config) {
      const url = `${config.GATEWAY_URL}/api/webhooks/stripe`;
      return openStripeStandIn({
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
