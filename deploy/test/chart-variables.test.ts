import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { processes, variablesReadBy } from '../src/chart/process-config.ts';

const chart = join(import.meta.dirname, '..', 'chart');

const named = z.object({ properties: z.record(z.string(), z.unknown()) });
const valuesSchema = z.object({
  properties: z.object({
    config: named,
    apps: z.object({ properties: z.record(z.string(), z.object({ properties: z.unknown() }).partial()) }),
  }),
});
const appsShape = z.record(
  z.string(),
  z.object({
    calls: z.array(z.string()),
    shares: z.array(z.string()).default([]),
    secrets: z
      .object({ required: z.array(z.string()), optional: z.array(z.string()) })
      .default({ required: [], optional: [] }),
  }),
);

const apps = appsShape.parse(parse(read('files/apps.yaml')));
const values = valuesSchema.parse(JSON.parse(read('values.schema.json')));

/** Variables that the chart's templates set themselves, not from values. */
const setByTemplates: Readonly<Record<string, readonly string[]>> = {
  gateway: ['RELEASES_DIR', 'TRUST_PROXY', 'METRICS_PORT', 'METRICS_HOST'],
  'page-renderer': ['RELEASES_DIR'],
};
const setForAll = ['NODE_ENV', 'PORT'];

/**
 * Variables that nobody needs to set in a cluster, because the defaults are right: listen on every interface, use the usual addresses of
 * Stripe and the shell, send email with SMTP, allow no overrides of remotes, and hash passwords with the cost that OWASP recommends.
 */
const leftUnset = [
  'HOST',
  'STRIPE_API_URL',
  'SHELL_DIR',
  'MAIL_DIR',
  'REMOTE_OVERRIDES',
  'PASSWORD_HASH_COST',
];

describe('the variables of the chart', () => {
  test.each(processes)(
    'when %s is deployed, then the chart can set exactly the variables that the process reads, except those with a right default',
    (app) => {
      const { calls = [], shares = [], secrets } = apps[app] ?? {};
      const given = [
        ...setForAll,
        ...(setByTemplates[app] ?? []),
        ...shares,
        ...calls.map((called) => `${called.replaceAll('-', '_').toUpperCase()}_URL`),
        ...(secrets?.required ?? []),
        ...(secrets?.optional ?? []),
        ...Object.keys(configOf(app)),
      ];

      const read = variablesReadBy(app).filter((name) => !leftUnset.includes(name));

      expect(given.toSorted()).toEqual([...new Set(read)].toSorted());
    },
  );

  test('when apps share variables, then `publicUrl` and `config` of the values set exactly these variables', () => {
    const shared = new Set(Object.values(apps).flatMap(({ shares }) => shares));

    const inValues = ['PUBLIC_URL', ...Object.keys(values.properties.config.properties)];

    expect([...shared].toSorted()).toEqual(inValues.toSorted());
  });
});

function configOf(app: string): Record<string, unknown> {
  const shape = z.object({ config: named });
  return shape.parse(values.properties.apps.properties[app]?.properties).config.properties;
}

function read(file: string): string {
  return readFileSync(join(chart, file), 'utf8');
}
