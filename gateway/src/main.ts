import { setTimeout as delay } from 'node:timers/promises';
import { addProcessMetrics } from '@marquee/service-kit/metrics/process-metrics';
import { metricsApp } from '@marquee/service-kit/metrics/metrics-app';
import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import { runService } from '@marquee/service-kit/process/run-service';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { openTelemetry } from '@marquee/service-kit/process/telemetry';
import { gatewayConfig, metricsConfig } from './config.ts';
import { createGateway } from './gateway.ts';

const wholeConfig = gatewayConfig.safeExtend(metricsConfig.shape).safeExtend(
  processConfig.pick({
    PORT: true,
    HOST: true,
    DRAIN_SECONDS: true,
    LOG_LEVEL: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
  }).shape,
);

await runService({
  name: 'gateway',
  async start() {
    const config = loadConfig(wholeConfig, process.env);
    const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL });
    const telemetry = await openTelemetry('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT);
    addProcessMetrics(telemetry.metrics);
    const gateway = createGateway({ config, logger, now: () => new Date(), telemetry });
    const metricsServer =
      config.METRICS_PORT === undefined
        ? null
        : await listen(metricsApp([gateway.metrics], gateway.readiness), {
            port: config.METRICS_PORT,
            host: config.METRICS_HOST,
          });
    const { PORT: port, HOST: host } = config;
    const listening = await listen(gateway.app, { port, host, connections: gateway.connections });
    logger.info({ url: listening.url, metricsUrl: metricsServer?.url }, 'listening');
    return {
      async stop() {
        gateway.readiness.drain();
        await delay(config.DRAIN_SECONDS * 1_000);
        await listening.close();
        await gateway.stop();
        await metricsServer?.close();
        await telemetry.tracing.stop();
        logger.info('stopped');
      },
    };
  },
});
