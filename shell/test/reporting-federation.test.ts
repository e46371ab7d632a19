import type { FailureStage, RemoteReport } from '@marquee/contracts/remote-reports';
import type { Federation } from '../src/federation/federation.ts';
import { reportingFederation } from '../src/federation/reporting-federation.ts';
import { aFederation } from './a-federation.ts';
import { aRelease } from './a-release.ts';

const opened = { RemoteRoutes: () => null };
const build = 'a1b2c3d4e5f60718';
const record = aRelease({ build });
const developed = { ...record, build: undefined, overriddenBy: 'http://localhost:3001' };
const failing = { load: () => Promise.reject(new Error('gone')) };

const late = new DOMException('not there in time', 'TimeoutError');
const noChunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

type Reached = readonly [string, FailureStage][];

function aReportingFederation(overrides: Partial<Federation> = {}, reached: Reached = []) {
  const reports: RemoteReport[] = [];
  const federation = aFederation({
    releases: async () => [record],
    load: async () => opened,
    ...overrides,
  });
  const stages = new Map(reached);
  const reported = reportingFederation(federation, { stages, sendReport: (report) => reports.push(report) });
  return { ...reported, reports };
}

/** Loads a remote and reports a failure, as `RemoteArea` does. */
async function show({ load, reportFailure }: Federation, name = 'mfe_client', attempt = 0): Promise<void> {
  await load(name, attempt).catch((error: unknown) => reportFailure?.(name, error as Error));
  await settled();
}

/** Resolves after pending reports, which are made asynchronously. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

describe('a reporting federation', () => {
  test('when a remote loads, then duration and build are reported, and the remote’s module is returned', async () => {
    const { load, reports } = aReportingFederation();

    const loaded = await load('mfe_client', 0);

    await settled();
    expect(loaded).toBe(opened);
    expect(reports).toEqual([
      { remote: 'mfe_client', outcome: 'loaded', build, milliseconds: expect.any(Number) as number },
    ]);
  });

  test('when the user returns to a remote, then no further load is reported', async () => {
    const reported = aReportingFederation();

    await show(reported);
    await show(reported);

    expect(reported.reports).toHaveLength(1);
  });

  test.each<[string, Reached, FailureStage]>([
    ['no further than its record', [], 'contract'],
    [
      'to its entry, while another got to a chunk',
      [
        ['mfe_client', 'entry'],
        ['mfe_public', 'chunk'],
      ],
      'entry',
    ],
  ])(
    'when a remote fails after loading got %s, then that stage is reported, with the duration',
    async (_far, reached, stage) => {
      const reported = aReportingFederation(failing, reached);

      await show(reported);

      const milliseconds = expect.any(Number) as number;
      expect(reported.reports).toEqual([
        { remote: 'mfe_client', outcome: 'failed', stage, build, milliseconds },
      ]);
    },
  );

  test('when a remote is requested twice at once, then it is loaded and reported once', async () => {
    const load = jest.fn(failing.load);
    const reported = aReportingFederation({ load }, [['mfe_client', 'entry']]);

    await Promise.all([show(reported), show(reported)]);

    expect(load).toHaveBeenCalledTimes(1);
    expect(reported.reports).toMatchObject([{ stage: 'entry' }]);
  });

  test('when a remote fails and no failure page is shown, then nothing is reported', async () => {
    const { load, reports } = aReportingFederation(failing);

    await expect(load('mfe_client', 0)).rejects.toThrow('gone');

    await settled();
    expect(reports).toEqual([]);
  });

  test('when a remote fails, loads, and fails again, then each outcome is reported', async () => {
    const outcomes = [failing.load, async () => opened, failing.load];
    const reported = aReportingFederation({ load: async () => (await outcomes.shift()?.()) ?? opened });

    await show(reported);
    await show(reported, 'mfe_client', 1);
    await show(reported, 'mfe_client', 2);

    expect(reported.reports.map(({ outcome }) => outcome)).toEqual(['failed', 'loaded', 'failed']);
  });

  test('when a remote fails again before its first stage, then the previous stage is not reported again', async () => {
    const reported = aReportingFederation(failing, [['mfe_client', 'chunk']]);

    await show(reported);
    await show(reported, 'mfe_client', 1);

    expect(reported.reports).toMatchObject([{ stage: 'chunk' }, { stage: 'contract' }]);
  });

  test('when the computer was asleep during a load, then the reported duration is at most the maximum', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(86_400_000);
    const reported = aReportingFederation();

    await show(reported);

    expect(reported.reports).toMatchObject([{ milliseconds: 60_000 }]);
    now.mockRestore();
  });

  test('when a remote was never released, then the report has no build', async () => {
    const reported = aReportingFederation({ releases: async () => [aRelease()] });

    await show(reported);

    expect(reported.reports.map((report) => report.build)).toEqual([undefined]);
  });
});

describe('failures that are not reported', () => {
  test.each<[string, Partial<Federation>, string]>([
    ['the remote is switched off', { releases: async () => [aRelease({ enabled: false })] }, 'mfe_client'],
    ['this tab runs a development build of the remote', { releases: async () => [developed] }, 'mfe_client'],
    ['no record can be read', { releases: () => Promise.reject(new Error('gone')) }, 'mfe_client'],
    ['the shell’s runtime script is missing', { load: () => Promise.reject(noChunk) }, 'mfe_client'],
    ['the shell’s runtime script hangs', { load: () => Promise.reject(late) }, 'mfe_client'],
    [
      'the remote’s name is not in the contract',
      { releases: async () => [aRelease({ name: 'mfe_new' })] },
      'mfe_new',
    ],
  ])('when %s, then nothing is reported', async (_why, overrides, name) => {
    const reported = aReportingFederation({ ...failing, ...overrides });

    await show(reported, name);

    expect(reported.reports).toEqual([]);
  });

  test('when there is no connection, then nothing is reported', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reported = aReportingFederation(failing);

    await show(reported);

    expect(reported.reports).toEqual([]);
    onLine.mockRestore();
  });
});

describe('a failing page of a loaded remote', () => {
  test.each([
    ['throws', new Error('undefined is not a function'), 'render'],
    ['lacks a script', noChunk, 'chunk'],
  ])('when it %s, then the failure is reported once, without a duration', async (_why, error, stage) => {
    const { reportFailure, reports } = aReportingFederation();

    reportFailure?.('mfe_client', error);
    reportFailure?.('mfe_client', error);

    await settled();
    expect(reports).toEqual([{ remote: 'mfe_client', outcome: 'failed', stage, build }]);
  });
});
