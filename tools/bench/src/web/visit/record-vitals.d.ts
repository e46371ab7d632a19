import type { RecordedVitals } from './vitals.ts';

export function recordVitals(): void;
export function collectVitals(times: { quietMs: number; timeoutMs: number }): Promise<RecordedVitals>;
