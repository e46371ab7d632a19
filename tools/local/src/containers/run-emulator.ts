import type { RequestListener } from 'node:http';

import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { runService } from '@marquee/service-kit/process/run-service';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

/** Configuration of an emulator in its own process. */
export const emulatorConfig = processConfig.pick({ PORT: true, HOST: true }).extend({
  /** `PUBLIC_URL` is the product's public address; `STAND_IN_URL` is the emulator's. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  STAND_IN_URL: z.url({ protocol: /^https?$/ }),
});

type Emulator = { listener: RequestListener; stop: () => void };

type EmulatorOptions<Config> = {
  name: string;
  configSchema: z.ZodType<Config>;
  open: (config: Config) => Emulator | Promise<Emulator>;
};

/** Runs one emulator in its own process: configuration from the environment, graceful shutdown. */
export async function runEmulator<Config extends z.output<typeof emulatorConfig>>(
  { name, configSchema, open }: EmulatorOptions<Config>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  await runService({
    name,
    async start() {
      const config = loadConfig(configSchema, environment);
      const { listener, stop } = await open(config);
      const server = await listen(listener, { port: config.PORT, host: config.HOST });
      console.log(`${name}: emulator at ${config.STAND_IN_URL}`);
      return {
        async stop() {
          stop();
          await server.close();
        },
      };
    },
  });
}
