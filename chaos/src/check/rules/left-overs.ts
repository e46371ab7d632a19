import type { Finding } from '../finding.ts';
import type { Found } from '../found.ts';

/** Nothing is on its way any more, and nothing was put aside. */
export function checkLeftOvers({ remainders, parked }: Found): Finding[] {
  return [
    ...remainders.map(({ place, count }): Finding => ({ kind: 'left-over', detail: `${place}: ${count}` })),
    ...parked.map(({ queue, reason, id }): Finding => ({
      kind: 'parked',
      detail: `${queue}: ${reason} (${id})`,
    })),
  ];
}
