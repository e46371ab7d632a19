import { metricsConfig } from '@marquee/gateway/config';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import { freePort } from './free-port.ts';

/** METRICS_PORT, or any free port, because several products may run on this machine. */
export async function metricsPort(userEnvironment: NodeJS.ProcessEnv): Promise<number> {
  const { METRICS_PORT: chosen } = loadConfig(metricsConfig, userEnvironment);

  return chosen ?? freePort();
}

export function metricsUrl(port: number | string | undefined): string {
  return `http://localhost:${port ?? ''}/metrics`;
}
