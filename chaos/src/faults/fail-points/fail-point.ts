import type { ServiceName } from '../../stack/addresses.ts';

/** A place where a service is killed, named as by the tripwires. */
export type FailPoint = {
  node: ServiceName;
  place: string;
  /** First fails a handler of this queue or this publication, so that the kill happens on the failure path. */
  failsFirstIn?: string;
  /**
   * The journey that leads there: to an accepted quote, collecting its invoices, deleting an account, suspending one, changing one's
   * credentials, or a malformed message.
   */
  by: 'journey' | 'collecting' | 'leaving' | 'suspension' | 'account' | 'poison';
};

export function nameOf({ node, place, failsFirstIn }: FailPoint): string {
  return `${node}: ${place}${failsFirstIn === undefined ? '' : ', after a failure'}`;
}
