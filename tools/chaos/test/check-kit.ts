import { findingsOf } from '../src/check/findings-of.ts';
import type { Finding } from '../src/check/finding.ts';
import type { Found } from '../src/check/found.ts';
import type { Entry } from '../src/history/entry.ts';
import { aHealthySystem, healthyEntries } from './check-fixture.ts';

/** Deviations from the system without faults: `found` replaces stored data, `more` adds requested changes. */
export type Broken = { found?: Partial<Found>; more?: Entry[] };

export function findingsIn({ found = {}, more = [] }: Broken): Finding[] {
  return findingsOf({ ...aHealthySystem(), ...found }, [...healthyEntries(), ...more]);
}

export function kindsIn(broken: Broken): Finding['kind'][] {
  return [...new Set(findingsIn(broken).map(({ kind }) => kind))];
}

export function detailsOf(broken: Broken): string {
  return findingsIn(broken)
    .map(({ kind, detail }) => `${kind}: ${detail}`)
    .join('\n');
}

/** A change that was requested three times and never answered. */
export const unanswered = { outcome: 'unknown', attempts: 3 } as const;
