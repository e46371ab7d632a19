import type { ServiceName } from '../../stack/addresses.ts';

/** A code point at which R3 kills a service. */
export type FailPoint = {
  node: ServiceName;
  codePoint: string;
  /**
   * A queue or a publication. The queue's handler, or the publication, fails once before the kill, so that the kill happens on the failure
   * path.
   */
  failsFirstIn?: string;
  /**
   * The journey that reaches the code point: to an accepted quote, the collection of its invoices, the deletion of an account, a
   * suspension, a change of credentials, or a malformed message.
   */
  by: 'journey' | 'invoicing' | 'deletion' | 'suspension' | 'account' | 'poison';
};

export function nameOf({ node, codePoint, failsFirstIn }: FailPoint): string {
  return `${node}: ${codePoint}${failsFirstIn === undefined ? '' : ', after a failure'}`;
}
