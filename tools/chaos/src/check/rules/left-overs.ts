import type { Finding } from '../finding.ts';
import type { Found } from '../found.ts';

/** No message is in flight any more, and there are no dead letters. */
export function checkLeftOvers({ remainders, deadLetters }: Found): Finding[] {
  return [
    ...remainders.map(({ place, count }): Finding => ({ kind: 'left-over', detail: `${place}: ${count}` })),
    ...deadLetters.map(({ queue, reason, id }): Finding => ({
      kind: 'dead-letter',
      detail: `${queue}: ${reason} (${id})`,
    })),
  ];
}
