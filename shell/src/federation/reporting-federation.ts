import { remoteReport } from '@marquee/contracts/remote-reports';
import type { FailureStage, RemoteReport } from '@marquee/contracts/remote-reports';
import type { RemoteModule } from '@marquee/web-kit';
import type { Federation } from './federation.ts';
import type { LoadStages } from './load-stages.ts';

type ReportingOptions = { stages: LoadStages; sendReport: (report: RemoteReport) => void };

type Failure = { stage: FailureStage; milliseconds?: number };
type Outcome = { outcome: 'loaded'; milliseconds: number } | ({ outcome: 'failed' } & Failure);

/** Upper bound in milliseconds. A longer duration only means that the computer was asleep. */
const maxDurationMs = 60_000;

/** Wraps a federation and reports its remotes: a load when it completes, a failure when the user sees it. */
export function reportingFederation(
  federation: Federation,
  { stages, sendReport }: ReportingOptions,
): Federation {
  /** Remotes already reported as loaded. Returning to such a remote is not reported again. */
  const loaded = new Set<string>();
  /** Pending loads by remote. Needed because React may discard a render and request the load again. */
  const pendingLoads = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<unknown, Failure>();
  const handledErrors = new Set<unknown>();

  async function report(name: string, outcome: Outcome): Promise<void> {
    const records = await federation.releases().catch(() => []);
    const record = records.find((one) => one.name === name);
    const known = remoteReport.safeParse({ remote: name, build: record?.build, ...outcome });
    // Not reported: a remote that the kill switch has disabled, and an override.
    if (record?.enabled === true && record.overriddenBy === undefined && known.success) {
      sendReport(known.data);
    }
  }

  async function loadAndReport(name: string, attempt: number): Promise<RemoteModule> {
    const elapsed = stopwatch();
    try {
      const module = await federation.load(name, attempt);
      if (!loaded.has(name)) {
        loaded.add(name);
        void report(name, { outcome: 'loaded', milliseconds: elapsed() });
      }
      return module;
    } catch (error) {
      loaded.delete(name);
      const stage = stages.get(name);
      if (stage === undefined && (isScriptMissing(error) || isTimeout(error))) {
        // Not the remote's failure: the shell's runtime or the release records failed to load or took too long.
        handledErrors.add(error);
      } else {
        failures.set(error, { stage: stage ?? 'contract', milliseconds: elapsed() });
      }
      throw error;
    } finally {
      stages.delete(name);
      pendingLoads.delete(name);
    }
  }

  return {
    ...federation,
    load(name, attempt) {
      const loading = pendingLoads.get(name) ?? loadAndReport(name, attempt);
      pendingLoads.set(name, loading);
      return loading;
    },
    reportFailure(name, error) {
      // Not reported: failures while offline, and the same error shown on another page.
      if (navigator.onLine && !handledErrors.has(error)) {
        handledErrors.add(error);
        void report(name, { outcome: 'failed', ...(failures.get(error) ?? toPageFailure(error)) });
      }
    },
  };
}

/** Returns the failure of a remote that had already loaded. */
function toPageFailure(error: Error): Failure {
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
  return () => Math.min(Math.round(performance.now() - startedAt), maxDurationMs);
}
