import type { ChangedBy } from '@marquee/contracts/problem';
import { DomainError } from '../domain-error.ts';
import type { Aggregate } from './aggregate-document.ts';

/** What a caller has read of the record that it changes. */
export type Basis<State> = {
  /** The `version` of the state that the caller has read; undefined: the caller does not say. */
  revision: number | undefined;
  /** Presents the state as the operation answers it. */
  show: (state: State) => unknown;
  /** Who set the current value of each field; absent when the record belongs to the caller alone. */
  changedBy?: (state: State) => ChangedBy | Promise<ChangedBy>;
};

type Deciding<State, Fact> = {
  /** The record's name in the refusal. */
  name: string;
  state: State;
  basis: Basis<State> | undefined;
  decide: () => Fact | null | Promise<Fact | null>;
};

/**
 * The fact that `decide` results in, or null where nothing would change. DomainError `stale_write`, with the current record, where the
 * caller has read another revision. A repetition changes nothing and is never stale. `save` compares the same version once more as it writes.
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

  async function refusalOf(act: typeof decide): Promise<string | null> {
    try {
      return (await act()) === null ? null : `This ${name} has changed since you opened it`;
    } catch (error) {
      // The current state does not allow it, and the caller has not seen that state.
      if (error instanceof DomainError && ['conflict', 'rule-broken'].includes(error.kind)) {
        return error.message;
      }
      throw error;
    }
  }
}
