import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as billing from '@marquee/billing/config';
import * as events from '@marquee/events/config';
import { gatewayConfig, metricsConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import { pageRendererConfig } from '@marquee/page-renderer/config';
import * as quotes from '@marquee/quotes/config';
import { processConfig } from '@marquee/service-kit/process/service-config';

import type { Environment } from '../environment.ts';

const configs = {
  identity: identityConfig,
  events: events.configSchema,
  quotes: quotes.configSchema,
  billing: billing.configSchema,
  gateway: gatewayConfig.safeExtend(metricsConfig.shape),
  'page-renderer': pageRendererConfig,
};

export type ProcessName = keyof typeof configs;

/**
 * Writes the variables that one process reads to a file for `node --env-file`, with which the process can be restarted alone. Contains
 * secrets.
 */
export function writeEnvironmentFile(
  dataFolder: string,
  name: ProcessName,
  environment: Environment,
): string {
  const folder = join(dataFolder, 'processes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.env`);
  const read = ['NODE_ENV', ...Object.keys(processConfig.shape), ...Object.keys(configs[name].shape)];
  const lines = read.flatMap((variable) => {
    const value = environment[variable];
    return value ? [`${variable}=${quoted(value)}`] : [];
  });
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

/** Quotes a value with single quotes, within which no character is special, because keys are JSON and contain double quotes. */
function quoted(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
