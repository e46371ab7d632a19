import { loadConfig } from '@marquee/service-kit/process/load-config';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { openTelemetry } from '@marquee/service-kit/process/telemetry';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';

import type { Environment } from '../environment.ts';

const tracingConfig = processConfig.pick({ OTEL_EXPORTER_OTLP_ENDPOINT: true });

/** One for each service, also where all of them share a process: figures and spans are told apart by its name. */
export async function telemetryFor(name: string, environment: Environment): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = loadConfig(tracingConfig, environment);

  return openTelemetry(name, endpoint);
}
