import { reportRemotes } from '@marquee/contracts/telemetry-operations';
import { createLogger } from '@marquee/service-kit/process/logger';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const written: string[] = [];
const destination = { write: (line: string) => void written.push(line) };
const logger = createLogger({ name: 'identity', level: 'info', destination });

let identity: Identity;
beforeEach(async () => {
  written.length = 0;
  const environment = { TELEMETRY_ADDRESS_LIMIT: '20', TELEMETRY_FAILURE_LIMIT: '5' };
  identity = await startIdentity(environment, { logger });
});
afterEach(() => identity.stop());

const build = 'a1b2c3d4e5f60718';
const loaded = { remote: 'mfe_client', outcome: 'loaded', milliseconds: 420, build } as const;
const failed = {
  remote: 'mfe_public',
  outcome: 'failed',
  stage: 'entry',
  milliseconds: 900,
  build,
} as const;

function sendReports(reports: unknown, from = '198.51.100.7') {
  return identity.call(reportRemotes, { body: { reports }, headers: { 'x-forwarded-for': from } });
}

/** The metrics of remotes, by name and labels, without the label of the service. */
async function metrics(): Promise<Map<string, number>> {
  const text = await (await identity.fetch('/metrics')).text();
  const samples = text.matchAll(/^(remote_\w+)\{(.+)\} (\S+)$/gm);
  return new Map(
    [...samples].map(([, name, labels = '', value]) => [
      `${String(name)} ${labels.replace(/service="identity",?/, '').replace(/,$/, '')}`,
      Number(value),
    ]),
  );
}

describe('reports of remotes', () => {
  test('when a remote was loaded, then the load is counted and its duration recorded', async () => {
    const { status } = await sendReports([loaded, loaded]);

    const counted = await metrics();
    expect(status).toBe(204);
    expect(counted.get('remote_loads_total remote="mfe_client",outcome="loaded"')).toBe(2);
    expect(counted.get('remote_load_duration_seconds_sum remote="mfe_client"')).toBeCloseTo(0.84);
    expect(counted.get('remote_load_duration_seconds_count remote="mfe_public"')).toBe(0);
  });

  test('when a remote failed, then each failure is counted by stage and logged with the build, but without the reporter', async () => {
    await sendReports([failed, { ...failed, email: 'dana@example.com' }]);

    const lines = written.map((line) => JSON.parse(line) as { msg: string; level: number });
    const about = lines.filter(({ msg }) => msg === 'a remote failed in a browser');
    expect(about).toHaveLength(2);
    expect(about[0]).toMatchObject({ level: 40, remote: 'mfe_public', stage: 'entry', build, ms: 900 });
    expect(written.join('')).not.toMatch(/198\.51\.100\.7|dana/);
    const series = 'remote_loads_total remote="mfe_public",outcome="failed",stage="entry"';
    expect((await metrics()).get(series)).toBe(2);
  });

  test('when a page of a remote failed, then the report needs no duration', async () => {
    const { status } = await sendReports([{ remote: 'mfe_client', outcome: 'failed', stage: 'render' }]);

    expect(status).toBe(204);
  });

  test('when no report has arrived yet, then every series exists, so that the first failure is an increase', async () => {
    const counted = await metrics();

    const failures = [...counted].filter(([name]) => name.includes('outcome="failed"'));
    expect(failures).toHaveLength(3 * 6);
    expect(failures.filter(([, value]) => value !== 0)).toEqual([]);
  });

  test.each([
    ['about an unknown remote', { ...loaded, remote: 'mfe_dana' }],
    ['without a time', { ...loaded, milliseconds: undefined }],
    ['with a negative time', { ...loaded, milliseconds: -1 }],
    ['with an unknown stage', { ...failed, stage: 'dana@example.com' }],
    ['with an invalid build', { ...failed, build: '212-555-0100' }],
    ['with an unknown outcome', { ...loaded, outcome: 'lost' }],
  ])('when one report is %s, then all are rejected and nothing is counted', async (_what, report) => {
    const before = await metrics();

    const { status, problem } = await sendReports([loaded, report]);

    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(await metrics()).toEqual(before);
  });

  test.each([
    ['empty', []],
    ['more than a page view has', Array.from({ length: 21 }, () => loaded)],
    ['not a list', loaded],
  ])('when the list of reports is %s, then the answer is 400', async (_what, reports) => {
    expect((await sendReports(reports)).status).toBe(400);
  });
});

describe('many reports of remotes', () => {
  const twelve = Array.from({ length: 12 }, () => loaded);

  test('when one network sends too many reports, then only this network is limited, for ten minutes', async () => {
    const statuses = [
      await sendReports(twelve),
      await sendReports(twelve),
      await sendReports(twelve, '198.51.100.8'),
    ];
    identity.clock.advance({ minutes: 10 });

    expect(statuses.map(({ status }) => status)).toEqual([204, 429, 204]);
    expect(Number(statuses[1]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendReports(twelve)).status).toBe(204);
  });

  test('when one network sends too many failures, then the excess failures are not counted, but its loads and other networks’ failures are', async () => {
    const three = Array.from({ length: 3 }, () => failed);
    const answers = [
      await sendReports(three),
      await sendReports(three),
      await sendReports([loaded]),
      await sendReports(three, '198.51.100.8'),
    ];

    const counted = (await metrics()).get(
      'remote_loads_total remote="mfe_public",outcome="failed",stage="entry"',
    );
    identity.clock.advance({ minutes: 10 });

    expect(answers.map(({ status }) => status)).toEqual([204, 429, 204, 204]);
    expect(counted).toBe(6);
    expect((await sendReports(three)).status).toBe(204);
  });

  test('when reports are sent, even with an idempotency key, then nothing is stored', async () => {
    const before = await documents();

    await identity.call(reportRemotes, { body: { reports: twelve }, idempotencyKey: 'a-key-of-somebody' });
    await sendReports(twelve);

    expect(await documents()).toEqual(before);
    expect(before.size).toBeGreaterThan(5);
  });
});

/** The number of documents, by collection. */
async function documents(): Promise<Map<string, number>> {
  const { connection } = identity;
  const counted = (await connection.listCollections()).map(
    async ({ name }) => [name, await connection.collection(name).countDocuments()] as const,
  );
  return new Map(await Promise.all(counted));
}
