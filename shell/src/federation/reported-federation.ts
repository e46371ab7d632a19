import { remoteReport } from '@marquee/contracts/remote-reports';
import type { FailureStage, RemoteReport } from '@marquee/contracts/remote-reports';
import type { RemoteModule } from '@marquee/web-kit';
import type { Federation } from './federation.ts';
import type { LoadStages } from './load-stages.ts';

type Reporting = { stages: LoadStages; tell: (report: RemoteReport) => void };

type Failure = { stage: FailureStage; milliseconds?: number };
type Outcome = { outcome: 'loaded'; milliseconds: number } | ({ outcome: 'failed' } & Failure);

/** Upper bound in milliseconds; a longer duration only means that the computer was asleep. */
const longest = 60_000;

/** Wraps a federation and reports its remotes: a load when it completes, a failure when the user sees it. */
export function reportedFederation(federation: Federation, { stages, tell }: Reporting): Federation {
  /** Remotes already reported as loaded; returning to one is not a load. */
  const loaded = new Set<string>();
  /** Pending loads: React may discard a render and request the load again. */
  const underWay = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<unknown, Failure>();
  const seen = new Set<unknown>();

  async function report(name: string, outcome: Outcome): Promise<void> {
    const records = await federation.releases().catch(() => []);
    const record = records.find((one) => one.name === name);
    const known = remoteReport.safeParse({ remote: name, build: record?.build, ...outcome });
    // Not reported: a remote that the kill switch has disabled, and an override.
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
      if (stage === undefined && (isScriptMissing(error) || isTimeout(error))) {
        // The shell's runtime, or the release records, are missing or late, not the remote.
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
      // Not reported: failures while offline, and the same error shown on another page.
      if (navigator.onLine && !seen.has(error)) {
        seen.add(error);
        void report(name, { outcome: 'failed', ...(failures.get(error) ?? failureOnPage(error)) });
      }
    },
  };
}

/** The failure of a remote that had loaded. */
function failureOnPage(error: Error): Failure {
  return { stage: isScriptMissing(error) ? 'chunk' : 'render' };
}

function isScriptMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => Math.min(Math.round(performance.now() - startedAt), longest);
}
