import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as billing from '@marquee/billing/config';
import * as events from '@marquee/events/config';
import { gatewayConfig, metricsConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import { pageRendererConfig } from '@marquee/page-renderer/config';
import * as quotes from '@marquee/quotes/config';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { processConfig } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

import { generateKeys } from '../../src/secrets/generate-secrets.ts';
import { readCompose, root, variablesIn } from './compose-file.ts';
import type { ComposeService } from './compose-file.ts';

const { services, networks, volumes } = readCompose();
const all = Object.entries(services);
const namesOf = (matches: (one: ComposeService) => boolean) =>
  all.filter(([, one]) => matches(one)).map(([name]) => name);
const on = (network: string) => namesOf((one) => one.networks.includes(network)).sort();
/** Every other container that shares a network with this container. */
const reachableFrom = (name: string) =>
  namesOf((one) => one.networks.some((network) => on(network).includes(name)))
    .filter((other) => other !== name)
    .sort();
const serviceNames = ['billing', 'events', 'identity', 'quotes'];
/** The containers that must be up before a container starts, transitively. */
function neededBy(name: string): Set<string> {
  const needed = Object.keys(services[name]?.depends_on ?? {});
  return new Set([...needed, ...needed.flatMap((one) => [...neededBy(one)])]);
}
const runsOnce = ({ restart }: ComposeService) => restart === 'no';

describe('docker-compose.yml', () => {
  test('when the file is read, then every part of the product is included', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        ...['gateway', 'page-renderer', 'identity', 'events', 'quotes', 'billing'],
        ...['shell', 'mfe-client', 'mfe-provider', 'mfe-public'],
        ...['mongo', 'rabbitmq', 'mailpit', 'stripe', 'google'],
      ]),
    );
  });

  test('when a container runs, then it is not root, its root file system is read-only, and it has no privileges', () => {
    expect(namesOf(({ user }) => !/^[1-9]\d*:[1-9]\d*$/.test(user))).toEqual([]);
    expect(namesOf(({ read_only }) => !read_only)).toEqual([]);
    expect(namesOf(({ cap_drop }) => !cap_drop.includes('ALL'))).toEqual([]);
    expect(namesOf(({ security_opt }) => !security_opt.includes('no-new-privileges:true'))).toEqual([]);
  });

  test('when a container keeps running, then it or its image has a health check', () => {
    const silent = namesOf(
      (one) => !runsOnce(one) && one.build === undefined && one.healthcheck?.test === undefined,
    );

    expect(silent).toEqual([]);
  });

  test('when the containers start, then each waits until its dependencies are healthy or completed', () => {
    const wrong = all.flatMap(([name, { depends_on }]) =>
      Object.entries(depends_on)
        .filter(([needed, { condition }]) => {
          const once = services[needed]?.restart === 'no';
          return once !== (condition === 'service_completed_successfully');
        })
        .map(([needed]) => `${name} → ${needed}`),
    );

    expect(wrong).toEqual([]);
  });

  test('when the release of a front end is rejected, then the gateway still starts', () => {
    expect([...neededBy('gateway')].filter((name) => /^(mfe|release)-/.test(name))).toEqual([]);
  });

  test('when ports are published, then they belong to the gateway and the tools, and are open on this machine only', () => {
    const open = all.flatMap(([name, { ports }]) => ports.map((port) => ({ name, port })));

    expect(open.filter(({ port }) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(open.find(({ name }) => name === 'gateway')?.port).toBe('127.0.0.1:8080:8080');
    expect(open.map(({ name }) => name).sort()).toEqual([
      'gateway',
      'google',
      'mailpit',
      'rabbitmq',
      'stripe',
    ]);
  });

  test.each([
    ['identity', ['google', 'mailpit', 'stripe']],
    ['billing', ['google', 'mailpit', 'stripe']],
    ['events', []],
    ['quotes', []],
  ])(
    'when %s is on a network, then only the gateway, services, database, broker and %j can reach it',
    (name, alsoFrom) => {
      const usual = ['gateway', ...serviceNames, 'mongo', 'rabbitmq'];

      expect(reachableFrom(name).filter((one) => !usual.includes(one))).toEqual(alsoFrom);
    },
  );

  test.each(['mongo', 'rabbitmq'])('when %s is on a network, then only the services can reach it', (name) => {
    const stateful = ['mongo', 'rabbitmq'];

    expect(reachableFrom(name).filter((one) => !stateful.includes(one))).toEqual(serviceNames);
  });

  test('when the page renderer is on a network, then only the gateway can reach it, and it has no keys', () => {
    expect(reachableFrom('page-renderer')).toEqual(['gateway']);
    expect(services['page-renderer']?.volumes).toEqual(['releases:/releases:ro']);
  });

  test('when a network has internet access, then only the containers that need it are on it', () => {
    const open = Object.keys(networks).filter((name) => networks[name]?.internal !== true);

    expect(Object.fromEntries(open.map((name) => [name, on(name)]))).toEqual({
      public: ['gateway', 'stripe'],
      outside: ['billing', 'google', 'identity', 'mailpit', 'stripe'],
      console: ['rabbitmq'],
    });
  });

  test('when a volume contains the release store, then only the release containers can write to it', () => {
    const writers = namesOf((one) => one.volumes.some((mount) => /^releases:\/releases$/.test(mount)));
    const readers = namesOf((one) => one.volumes.includes('releases:/releases:ro'));

    expect(writers.sort()).toEqual(['release-client', 'release-provider', 'release-public']);
    expect(readers.sort()).toEqual(['gateway', 'mfe-client', 'mfe-provider', 'mfe-public', 'page-renderer']);
    expect(Object.keys(volumes)).toContain('releases');
  });

  test('when a variable may be set from outside, then .env.example documents it', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const undocumented = [...variablesIn('docker-compose.yml')].filter(
      (name) => !new RegExp(`^#? ?${name}=`, 'm').test(example),
    );

    expect(undocumented).toEqual([]);
  });
});

describe('the environment in docker-compose.yml', () => {
  const keys = generateKeys('development-');
  const given = { ...keys, PORT: '8080' };

  test.each([
    ['gateway', gatewayConfig],
    ['page-renderer', pageRendererConfig],
    ['identity', z.intersection(processConfig, identityConfig)],
    ['events', z.intersection(processConfig, events.configSchema)],
    ['quotes', z.intersection(processConfig, quotes.configSchema)],
    ['billing', z.intersection(processConfig, billing.configSchema)],
  ])(
    'when %s starts with this environment and its keys, then no variable is missing or malformed',
    (name, schema) => {
      const environment = { ...given, ...services[name]?.environment };

      expect(() => loadConfig<unknown>(schema, environment)).not.toThrow();
    },
  );

  test.each([
    ['gateway', gatewayConfig.safeExtend(metricsConfig.shape)],
    ['page-renderer', pageRendererConfig],
    ['identity', identityConfig],
    ['events', events.configSchema],
    ['quotes', quotes.configSchema],
    ['billing', billing.configSchema],
  ])('when %s receives a variable, then it reads that variable', (name, { shape }) => {
    const read = new Set(['NODE_ENV', ...Object.keys(processConfig.shape), ...Object.keys(shape)]);
    const configured = Object.keys(services[name]?.environment ?? {});

    expect(configured.filter((variable) => !read.has(variable))).toEqual([]);
  });
});
