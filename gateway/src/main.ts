import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import { runService } from '@marquee/service-kit/process/run-service';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

const wholeConfig = gatewayConfig.extend(
  processConfig.pick({ PORT: true, HOST: true, LOG_LEVEL: true }).shape,
);

await runService({
  name: 'gateway',
  async start() {
    const config = loadConfig(wholeConfig, process.env);
    const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL });
    const { app, readiness, stop } = createGateway({ config, logger, now: () => new Date() });
    const listening = await listen(app, { port: config.PORT, host: config.HOST });
    logger.info({ url: listening.url }, 'listening');
    return {
      async stop() {
        readiness.drain();
        await listening.close();
        await stop();
      },
    };
  },
});
