import type { Measured } from '@marquee/bar-kit/bar';

type Judged = {
  figures: string;
  /** What should not be, in words; one is enough to miss the bar. */
  faults: readonly string[];
  remarks?: readonly string[];
};

const mostShown = 10;

/** Met only where nothing is wrong. */
export function judge({ figures, faults, remarks = [] }: Judged): Measured {
  const more = faults.length - mostShown;
  return {
    met: faults.length === 0,
    figures,
    remarks: [
      ...remarks,
      ...faults.slice(0, mostShown),
      ...(more > 0 ? [`and ${more} more of that kind`] : []),
    ],
  };
}

/** A fault where there were fewer than asked for. */
export function tooFew(what: string, seen: number, asked: number): string[] {
  return seen < asked ? [`${seen} ${what}; ${asked} are asked for`] : [];
}
