import type { Measured } from '@marquee/harness-kit/gate';

type Judged = {
  figures: string;
  /** Violations in words; a single violation fails the gate. */
  faults: readonly string[];
  remarks?: readonly string[];
};

const maxShown = 10;

/** Passed only if there are no violations. */
export function judge({ figures, faults, remarks = [] }: Judged): Measured {
  const more = faults.length - maxShown;
  return {
    passed: faults.length === 0,
    figures,
    remarks: [...remarks, ...faults.slice(0, maxShown), ...(more > 0 ? [`and ${more} more like it`] : [])],
  };
}

/** Reports a violation if fewer were seen than required. */
export function tooFew(what: string, seen: number, required: number): string[] {
  return seen < required ? [`${seen} ${what}; ${required} are required`] : [];
}
