import { loadConfig } from '@marquee/service-kit/process/load-config';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { openTelemetry } from '@marquee/service-kit/process/telemetry';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';

import type { Environment } from '../environment.ts';

const tracingConfig = processConfig.pick({ OTEL_EXPORTER_OTLP_ENDPOINT: true });

/** Each service has its own telemetry, even if all share a process: the service's name distinguishes metrics and spans. */
export async function telemetryFor(name: string, environment: Environment): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = loadConfig(tracingConfig, environment);

  return openTelemetry(name, endpoint);
}
