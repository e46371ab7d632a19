import type { RequestListener } from 'node:http';

import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { runService } from '@marquee/service-kit/process/run-service';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

/** What each stand-in is told where it is a process of its own. */
export const standInConfig = processConfig.pick({ PORT: true, HOST: true }).extend({
  /** Where people open the product, and where they open the stand-in. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  STAND_IN_URL: z.url({ protocol: /^https?$/ }),
});

type StandIn = { listener: RequestListener; stop: () => void };

type StandInRun<Config> = {
  name: string;
  configSchema: z.ZodType<Config>;
  open: (config: Config) => StandIn | Promise<StandIn>;
};

/** One stand-in as a process of its own: configuration from the environment, graceful end. */
export async function runStandIn<Config extends z.output<typeof standInConfig>>(
  { name, configSchema, open }: StandInRun<Config>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  await runService({
    name,
    async start() {
      const config = loadConfig(configSchema, environment);
      const { listener, stop } = await open(config);
      const door = await listen(listener, { port: config.PORT, host: config.HOST });
      console.log(`${name}: a stand-in, open at ${config.STAND_IN_URL}`);
      return {
        async stop() {
          stop();
          await door.close();
        },
      };
    },
  });
}
