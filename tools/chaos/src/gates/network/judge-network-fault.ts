import type { Traffic } from '../../stack/traffic.ts';
import type { NetworkFault } from './network-faults.ts';

/** Observations of one fault on one connection path. */
export type NetworkFaultObservation = {
  networkFault: NetworkFault;
  path: string;
  /** Traffic from the start of the fault until the product had recovered, or until the wait for recovery timed out. */
  traffic: Traffic;
  /** Time from the end of the fault to recovery; null if the product did not recover within the required time. */
  recoveredMs: number | null;
  /** Number of lost connections on which a process still waits. */
  held: number;
  /** Dependencies that services reported missing at the end or at the timeout, as `quotes: broker`. */
  missingDependencies: readonly string[];
  /** Changes acknowledged per second in the quiet period after the recovery. */
  quietRate: number;
};

/** The counts that each kind of fault must raise. If a count stays 0, the fault had no effect. */
const traces: Record<NetworkFault, readonly (keyof Traffic)[]> = {
  latency: ['delayed'],
  resets: ['reset'],
  'half-open': ['lost', 'dropped'],
  cut: ['reset'],
};

/** Reasons why the product did not survive the fault; empty if it did. */
export function judgeNetworkFault(seen: NetworkFaultObservation, { minRate }: { minRate: number }): string[] {
  const { networkFault, path, traffic, recoveredMs, held, missingDependencies, quietRate } = seen;
  const missing = traces[networkFault].filter((trace) => traffic[trace] === 0);
  const faults = [
    ...missing.map((trace) => `no effect: ${trace} 0`),
    ...(recoveredMs === null
      ? [
          `the product did not recover in time, processes still wait on ${held} lost connections`,
          ...missingDependencies.map((one) => `not recovered: ${one}`),
        ]
      : []),
    ...(quietRate < minRate ? [`${quietRate.toFixed(0)} changes/s in the quiet period after it`] : []),
  ];
  return faults.map((fault) => `${networkFault} on ${path}: ${fault}`);
}

/**
 * Whether no process waits on a dead connection any more, and at least `callers` new connections exist. Always true for latency, which ends
 * no connection.
 */
export function hasReconnected(
  networkFault: NetworkFault,
  { held, answered, callers }: { held: number; answered: number; callers: number },
): boolean {
  return networkFault === 'latency' || (held === 0 && answered >= callers);
}

export function describeNetworkFault({
  networkFault,
  path,
  traffic,
  recoveredMs,
  quietRate,
}: NetworkFaultObservation): string {
  const { delayed, dropped, answered, reset, lost } = traffic;
  const reached = `${delayed} B late, ${dropped} B dropped, ${reset} reset, ${lost} lost, ${answered} new connections`;
  const recovered =
    recoveredMs === null ? 'NOT RECOVERED' : `recovered in ${(recoveredMs / 1_000).toFixed(1)} s`;
  return `${networkFault} on ${path}: ${reached}; ${recovered}, then ${quietRate.toFixed(0)} changes/s`;
}
