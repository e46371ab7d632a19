import type { AggregateDocument } from './aggregate-document.ts';
import { isUnreadableRecord } from './unreadable-record.ts';
import type { UnreadableRecord } from './unreadable-record.ts';

/** Called for each record that a read leaves out because this release cannot read it. */
export type OnSkipped = (record: UnreadableRecord) => void;

type Read<State> = (document: AggregateDocument) => State;

/** Reads of several documents. A document that cannot be read is left out and reported, so that it does not fail the others. */
export type ReadableDocuments<State> = {
  onSkipped: (listener: OnSkipped) => void;
  /** Returns the state in an array; an empty array if it cannot be read. */
  stateOf: (document: AggregateDocument) => [State] | [];
  /** Returns up to `limit` readable states (0: all). `find` returns the first `max` documents (0: all). */
  upTo: (limit: number, find: (max: number) => Promise<AggregateDocument[]>) => Promise<State[]>;
};

export function createReadableDocuments<State>(read: Read<State>): ReadableDocuments<State> {
  const listeners = new Set<OnSkipped>();

  function tryRead(document: AggregateDocument): State | UnreadableRecord {
    try {
      return read(document);
    } catch (error) {
      if (isUnreadableRecord(error)) {
        return error;
      }
      throw error;
    }
  }

  function readable(results: readonly (State | UnreadableRecord)[]): State[] {
    return results.filter((result): result is State => !isUnreadableRecord(result));
  }

  function report(results: readonly (State | UnreadableRecord)[]): void {
    for (const skipped of results.filter(isUnreadableRecord)) {
      listeners.forEach((listener) => {
        listener(skipped);
      });
    }
  }

  return {
    onSkipped: (listener) => void listeners.add(listener),
    stateOf(document) {
      const result = tryRead(document);
      if (isUnreadableRecord(result)) {
        report([result]);
        return [];
      }
      return [result];
    },
    async upTo(limit, find) {
      for (let max = limit; ; max *= 2) {
        const results = (await find(max)).map(tryRead);
        const states = readable(results);
        // Reads again with a higher limit, because unreadable documents must not take the places of readable ones.
        if (states.length >= limit || results.length < max) {
          report(results);
          return limit === 0 ? states : states.slice(0, limit);
        }
      }
    },
  };
}
