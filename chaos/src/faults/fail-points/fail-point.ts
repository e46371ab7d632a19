import type { ServiceName } from '../../stack/addresses.ts';

/** A place where a service is killed, named as by the tripwires. */
export type FailPoint = {
  node: ServiceName;
  place: string;
  /**
   * A queue or a publication. The queue's handler, or the publication, fails once before the kill, so that the kill happens on the failure
   * path.
   */
  failsFirstIn?: string;
  /**
   * What reaches the place: a journey to an accepted quote, the collection of its invoices, the deletion of an account, a suspension, a
   * change of credentials, or a malformed message.
   */
  by: 'journey' | 'collecting' | 'leaving' | 'suspension' | 'account' | 'poison';
};

export function nameOf({ node, place, failsFirstIn }: FailPoint): string {
  return `${node}: ${place}${failsFirstIn === undefined ? '' : ', after a failure'}`;
}
