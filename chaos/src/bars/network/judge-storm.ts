import type { Traffic } from '../../stack/traffic.ts';
import type { Storm } from './storms.ts';

/** What was seen of one storm on one way. */
export type StormSeen = {
  storm: Storm;
  way: string;
  /** From its beginning until the product had recovered, or was given up. */
  traffic: Traffic;
  /** From its end; null: not within the time that is asked. */
  recoveredMs: number | null;
  /** Lost connections that somebody still waits on. */
  held: number;
  /** What services said they were without when it was over or given up, as `quotes: broker`. */
  lacking: readonly string[];
  /** Changes acknowledged per second in the calm after it. */
  calmFlow: number;
};

/** What each kind must have done to what was under way: without that it was no storm. */
const traces: Record<Storm, readonly (keyof Traffic)[]> = {
  latency: ['delayed'],
  resets: ['reset'],
  'half-open': ['lost', 'dropped'],
  cut: ['reset'],
};

/** Why it does not count as weathered; none when it does. */
export function judgeStorm(seen: StormSeen, { leastFlow }: { leastFlow: number }): string[] {
  const { storm, way, traffic, recoveredMs, held, lacking, calmFlow } = seen;
  const missing = traces[storm].filter((trace) => traffic[trace] === 0);
  const faults = [
    ...missing.map((trace) => `reached nothing: ${trace} 0`),
    ...(recoveredMs === null
      ? [
          `the product did not recover in time, ${held} lost connections are still waited on`,
          ...lacking.map((one) => `still without ${one}`),
        ]
      : []),
    ...(calmFlow < leastFlow ? [`${calmFlow.toFixed(0)} changes/s in the calm after it`] : []),
  ];
  return faults.map((fault) => `${storm} on ${way}: ${fault}`);
}

/** Whether nobody waits any more on what is dead, and new connections are there. */
export function hasReconnected(
  storm: Storm,
  { held, answered, callers }: { held: number; answered: number; callers: number },
): boolean {
  return storm === 'latency' || (held === 0 && answered >= callers);
}

export function describeStorm({ storm, way, traffic, recoveredMs, calmFlow }: StormSeen): string {
  const { delayed, dropped, answered, reset, lost } = traffic;
  const reached = `${delayed} B late, ${dropped} B dropped, ${reset} reset, ${lost} lost, ${answered} new`;
  const recovered =
    recoveredMs === null ? 'NOT RECOVERED' : `recovered in ${(recoveredMs / 1_000).toFixed(1)} s`;
  return `${storm} on ${way}: ${reached}; ${recovered}, then ${calmFlow.toFixed(0)} changes/s`;
}
