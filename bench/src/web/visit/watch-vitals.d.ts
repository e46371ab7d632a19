import type { Noted } from './vitals.ts';

export function watchVitals(): void;
export function vitalsWhenQuiet(times: { quietMs: number; mostMs: number }): Promise<Noted>;
