import { remoteReport } from '@marquee/contracts/remote-reports';
import type { FailureStage, RemoteReport } from '@marquee/contracts/remote-reports';
import type { RemoteModule } from '@marquee/web-kit';
import type { Federation } from './federation.ts';
import type { LoadStages } from './load-stages.ts';

type Reporting = { stages: LoadStages; tell: (report: RemoteReport) => void };

type Failure = { stage: FailureStage; milliseconds?: number };
type Outcome = { outcome: 'loaded'; milliseconds: number } | ({ outcome: 'failed' } & Failure);

/** No load takes longer; a computer that has slept makes it seem so. */
const longest = 60_000;

/** The same federation; how its remotes are doing is told: a load when it is there, a failure when somebody sees it. */
export function reportedFederation(federation: Federation, { stages, tell }: Reporting): Federation {
  /** Coming back to them takes no time and is no load. */
  const loaded = new Set<string>();
  /** React may put away what it has begun to draw, and ask once more. */
  const underWay = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<unknown, Failure>();
  const seen = new Set<unknown>();

  async function report(name: string, outcome: Outcome): Promise<void> {
    const records = await federation.releases().catch(() => []);
    const record = records.find((one) => one.name === name);
    const known = remoteReport.safeParse({ remote: name, build: record?.build, ...outcome });
    // What somebody has switched off has not failed; a development build is its developer's concern.
    if (record?.enabled === true && record.overriddenBy === undefined && known.success) {
      tell(known.data);
    }
  }

  async function loadAndReport(name: string, attempt: number): Promise<RemoteModule> {
    const passed = stopwatch();
    try {
      const module = await federation.load(name, attempt);
      if (!loaded.has(name)) {
        loaded.add(name);
        void report(name, { outcome: 'loaded', milliseconds: passed() });
      }
      return module;
    } catch (error) {
      loaded.delete(name);
      const stage = stages.get(name);
      if (stage === undefined && isScriptMissing(error)) {
        // What loads remotes is a script of the shell: the remote is not to blame.
        seen.add(error);
      } else {
        failures.set(error, { stage: stage ?? 'contract', milliseconds: passed() });
      }
      throw error;
    } finally {
      stages.delete(name);
      underWay.delete(name);
    }
  }

  return {
    ...federation,
    load(name, attempt) {
      const loading = underWay.get(name) ?? loadAndReport(name, attempt);
      underWay.set(name, loading);
      return loading;
    },
    broke(name, error) {
      // Without a connection it is nobody's fault; and who goes from page to page of it sees the same again.
      if (navigator.onLine && !seen.has(error)) {
        seen.add(error);
        void report(name, { outcome: 'failed', ...(failures.get(error) ?? failureOnPage(error)) });
      }
    },
  };
}

/** All of it had come. */
function failureOnPage(error: Error): Failure {
  return { stage: isScriptMissing(error) ? 'chunk' : 'render' };
}

function isScriptMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => Math.min(Math.round(performance.now() - startedAt), longest);
}
