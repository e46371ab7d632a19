import { setTimeout as delay } from 'node:timers/promises';
import { addProcessMetrics } from '@marquee/service-kit/metrics/process-metrics';
import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import { runService } from '@marquee/service-kit/process/run-service';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { pageRendererConfig } from './config.ts';
import { createPageRenderer } from './page-renderer.ts';

const wholeConfig = pageRendererConfig.safeExtend(
  processConfig.pick({ PORT: true, HOST: true, DRAIN_SECONDS: true, LOG_LEVEL: true }).shape,
);

await runService({
  name: 'page-renderer',
  async start() {
    const config = loadConfig(wholeConfig, process.env);
    const logger = createLogger({ name: 'page-renderer', level: config.LOG_LEVEL });
    const renderer = createPageRenderer({ config, logger, now: () => new Date() });
    addProcessMetrics(renderer.metrics);
    renderer.start();
    const { PORT: port, HOST: host } = config;
    const listening = await listen(renderer.app, { port, host });
    logger.info({ url: listening.url }, 'listening');
    return {
      async stop() {
        renderer.readiness.drain();
        await delay(config.DRAIN_SECONDS * 1_000);
        await listening.close();
        await renderer.stop();
        logger.info('stopped');
      },
    };
  },
});
