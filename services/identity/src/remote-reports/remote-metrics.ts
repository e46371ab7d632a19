import { failureStage } from '@marquee/contracts/remote-reports';
import type { FailureStage, RemoteReport } from '@marquee/contracts/remote-reports';
import { remoteName } from '@marquee/contracts/remotes';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

type RemoteName = RemoteReport['remote'];

export type RemoteMetrics = {
  loaded: (remote: RemoteName, seconds: number) => void;
  failed: (remote: RemoteName, stage: FailureStage) => void;
};

/** Histogram buckets in seconds, up to the shell's timeout for a remote. */
const buckets = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 4, 6.5];

/**
 * Metrics of the reports that this process received. All series exist from the start, so that Prometheus sees a first failure as an
 * increase.
 */
export function createRemoteMetrics(registry: Registry): RemoteMetrics {
  const loads = new Counter({
    name: 'remote_loads_total',
    help: 'Loads of remotes in browsers by outcome: loaded, or failed with the stage of the failure.',
    labelNames: ['remote', 'outcome', 'stage'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'remote_load_duration_seconds',
    help: 'Time from opening the first page of a remote in a browser until the remote was loaded.',
    labelNames: ['remote'],
    buckets,
    registers: [registry],
  });
  for (const remote of remoteName.options) {
    loads.inc({ remote, outcome: 'loaded' }, 0);
    duration.zero({ remote });
    for (const stage of failureStage.options) {
      loads.inc({ remote, outcome: 'failed', stage }, 0);
    }
  }
  return {
    loaded(remote, seconds) {
      loads.inc({ remote, outcome: 'loaded' });
      duration.observe({ remote }, seconds);
    },
    failed(remote, stage) {
      loads.inc({ remote, outcome: 'failed', stage });
    },
  };
}
