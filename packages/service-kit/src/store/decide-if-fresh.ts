import type { ChangedBy } from '@marquee/contracts/problem';
import { DomainError } from '../domain-error.ts';
import type { Aggregate } from './aggregate-document.ts';

/** The revision of the record on which a caller bases its change. */
export type Basis<State> = {
  /** The `version` of the state that the caller has read; undefined if the caller sends none. */
  revision: number | undefined;
  /** Returns the state in the form of the operation's response. */
  show: (state: State) => unknown;
  /** Which side set the current value of each field; absent when the record belongs to the caller alone. */
  changedBy?: (state: State) => ChangedBy | Promise<ChangedBy>;
};

type Deciding<State, Fact> = {
  /** The record's name in the error message. */
  name: string;
  state: State;
  basis: Basis<State> | undefined;
  decide: () => Fact | null | Promise<Fact | null>;
};

/**
 * Returns the fact from `decide`, or null if nothing would change. Throws DomainError `stale_write` with the current record if the caller
 * has read another revision. A repeated change has no effect and is never stale. `save` compares the version again, so that no concurrent
 * write is lost.
 */
export async function decideIfFresh<State extends Aggregate, Fact>({
  name,
  state,
  basis,
  decide,
}: Deciding<State, Fact>): Promise<Fact | null> {
  if (basis?.revision === undefined || basis.revision === state.version) {
    return decide();
  }
  const refusal = await refusalOf(decide);
  if (refusal === null) {
    return null;
  }
  const current = await basis.show(state);
  const changedBy = await basis.changedBy?.(state);
  throw new DomainError('conflict', 'stale_write', refusal, { current, ...(changedBy && { changedBy }) });

  async function refusalOf(attempt: typeof decide): Promise<string | null> {
    try {
      return (await attempt()) === null ? null : `This ${name} has changed since you opened it`;
    } catch (error) {
      // The current state, which the caller has not seen, does not permit the change.
      if (error instanceof DomainError && ['conflict', 'rule-broken'].includes(error.kind)) {
        return error.message;
      }
      throw error;
    }
  }
}
