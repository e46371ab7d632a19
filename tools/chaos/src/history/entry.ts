import type { Action } from '../load/actions/allowed-refusals.ts';

export type Change = {
  action: Action;
  marker: string;
  /** The changed aggregate; null while it is being created, and for actions without one. */
  subject: string | null;
  /** The event of a created quote, the marker of a removed line, or the role of a deleted account. */
  about?: string;
  /** The account that makes the request. */
  by?: string;
};

/** The values of an answer that the checker must find stored. */
export type AcknowledgedValues = {
  subject?: string;
  lineItemId?: string;
  /** The number of the sent or accepted version. */
  version?: number;
  payableCents?: number;
};

/** `unknown`: the request was never answered, so that the change may have happened or not. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

export type Entry = Readonly<
  Change & {
    outcome: Outcome;
    /** Number of times the request was sent; more than one means that every earlier attempt got no answer. */
    attempts: number;
    /** Why the first attempt was repeated: the code of its answer, its status if the answer has none, or 'no answer'; null if it was not. */
    firstFailure: string | null;
    acknowledgedValues: AcknowledgedValues;
    /** The code of a rejection. */
    code: string | null;
    openedAt: number;
    settledAt: number | null;
  }
>;

/** Whether the change may have been carried out. A rejected change was not, unless an earlier attempt got no answer. */
export function mayHaveHappened({ outcome, attempts }: Entry): boolean {
  return outcome !== 'refused' || attempts > 1;
}
