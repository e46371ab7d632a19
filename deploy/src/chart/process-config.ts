import * as billing from '@marquee/billing/config';
import * as events from '@marquee/events/config';
import { gatewayConfig, metricsConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import { pageRendererConfig } from '@marquee/page-renderer/config';
import * as quotes from '@marquee/quotes/config';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

const ofGateway = processConfig.pick({
  PORT: true,
  HOST: true,
  DRAIN_SECONDS: true,
  LOG_LEVEL: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
});

const ofPageRenderer = processConfig.pick({ PORT: true, HOST: true, DRAIN_SECONDS: true, LOG_LEVEL: true });

/** The configuration schemas of each process, by app. */
export const configs = {
  gateway: [gatewayConfig, metricsConfig, ofGateway],
  'page-renderer': [pageRendererConfig, ofPageRenderer],
  identity: [identityConfig, processConfig],
  events: [events.configSchema, processConfig],
  quotes: [quotes.configSchema, processConfig],
  billing: [billing.configSchema, processConfig],
} as const satisfies Record<string, readonly z.ZodObject[]>;

export type Process = keyof typeof configs;
export const processes = Object.keys(configs).filter(isProcess);

export function isProcess(app: string): app is Process {
  return Object.hasOwn(configs, app);
}

/** The names of the variables that an app reads, including NODE_ENV, which every process reads. */
export function variablesReadBy(app: Process): string[] {
  return ['NODE_ENV', ...configs[app].flatMap(({ shape }) => Object.keys(shape))];
}

/** The schema with which the process of an app parses its configuration. */
export function configOf(app: Process): z.ZodType {
  const [first, ...others] = configs[app];
  return others.reduce<z.ZodType>((whole, part) => z.intersection(whole, part), first);
}
