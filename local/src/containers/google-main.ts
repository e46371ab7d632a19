import { z } from 'zod';

import { googleStandIn } from '../google/google-stand-in.ts';
import { runStandIn, standInConfig } from './run-stand-in.ts';

await runStandIn(
  {
    name: 'google',
    configSchema: standInConfig.extend({
      GOOGLE_CLIENT_ID: z.string(),
      GOOGLE_CLIENT_SECRET: z.string(),
    }),
    open: async (config) => ({
      listener: await googleStandIn({
        publicUrl: config.PUBLIC_URL,
        url: config.STAND_IN_URL,
        client: { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET },
      }),
      stop: () => undefined,
    }),
  },
  process.env,
);
