import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

export const root = join(import.meta.dirname, '..', '..', '..', '..');

const healthcheck = z.strictObject({
  test: z.array(z.string()).optional(),
  interval: z.string().optional(),
  timeout: z.string().optional(),
  retries: z.int().optional(),
  start_period: z.string().optional(),
  disable: z.boolean().optional(),
});

const build = z.strictObject({
  context: z.literal('.'),
  dockerfile: z.string(),
  target: z.string(),
  args: z.record(z.string(), z.string()),
});

const conditions = z.enum(['service_healthy', 'service_completed_successfully']);

/** The keys that we use, all of which docker-compose 1.29 and Compose v2 read; any other key fails to parse. */
const service = z.strictObject({
  image: z.string(),
  build: build.optional(),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  user: z.string(),
  hostname: z.string().optional(),
  restart: z.enum(['unless-stopped', 'no']),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  pids_limit: z.int(),
  mem_limit: z.string(),
  stop_grace_period: z.string(),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  network_mode: z.literal('none').optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: conditions })).default({}),
  healthcheck: healthcheck.optional(),
});
export type ComposeService = z.output<typeof service>;

const composeFile = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.strictObject({})),
});

/** docker-compose.yml without any variable set, so that each has its default. */
export function readCompose(): z.output<typeof composeFile> {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const written: unknown = parse(text, { merge: true });
  return composeFile.parse(
    JSON.parse(JSON.stringify(written), (_name, value: unknown) =>
      typeof value === 'string' ? withDefaults(value) : value,
    ),
  );
}

function withDefaults(value: string): string {
  return value.replaceAll(/\$\{\w+:-([^}]*)\}/g, (_variable, given: string) => given);
}

/** The variables that may be set from outside. */
export function variablesIn(file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8');
  return new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
}
