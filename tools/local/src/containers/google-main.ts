import { z } from 'zod';

import { createGoogleEmulator } from '../google/google-emulator.ts';
import { runEmulator, emulatorConfig } from './run-emulator.ts';

await runEmulator(
  {
    name: 'google',
    configSchema: emulatorConfig.extend({
      GOOGLE_CLIENT_ID: z.string(),
      GOOGLE_CLIENT_SECRET: z.string(),
    }),
    open: async (config) => ({
      listener: await createGoogleEmulator({
        publicUrl: config.PUBLIC_URL,
        url: config.STAND_IN_URL,
        client: { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET },
      }),
      stop: () => undefined,
    }),
  },
  process.env,
);
