import type { RemoteReport } from '@marquee/contracts/remote-reports';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createRemoteMetrics } from './remote-metrics.ts';

/** Counts each report of a browser about a remote and logs each failure. */
export type RecordRemoteReport = (report: RemoteReport) => void;

type RecorderDeps = { registry: Telemetry['metrics']['registry']; logger: Logger };

export function createRemoteReportRecorder({ registry, logger }: RecorderDeps): RecordRemoteReport {
  const metrics = createRemoteMetrics(registry);
  return (report) => {
    if (report.outcome === 'loaded') {
      metrics.loaded(report.remote, report.milliseconds / 1_000);
      return;
    }
    const { remote, stage, build, milliseconds } = report;
    metrics.failed(remote, stage);
    logger.warn({ remote, stage, build, ms: milliseconds }, 'a remote failed in a browser');
  };
}
