import type { ServiceName } from '../../stack/addresses.ts';

/** Where a service is killed, in the words of the tripwires. */
export type FailPoint = {
  node: ServiceName;
  place: string;
  /** A handler of this queue fails first, or this publication: what is killed is the way of a failure. */
  stumblesIn?: string;
  /**
   * What leads there: the journey to an accepted quote, its invoices that are collected, an account that leaves, one that is
   * suspended, one that its owner looks after, or a message nobody can handle.
   */
  by: 'journey' | 'collecting' | 'leaving' | 'suspension' | 'account' | 'poison';
};

export function nameOf({ node, place, stumblesIn }: FailPoint): string {
  return `${node}: ${place}${stumblesIn === undefined ? '' : ', after a failure'}`;
}
