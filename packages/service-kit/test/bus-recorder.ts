import { EventEmitter, once } from 'node:events';
import type { Failure, StoreDeadLetter } from '../src/messaging/bus.ts';

export type Recorder<Entry> = {
  entries: Entry[];
  add: (entry: Entry) => void;
  /** Resolves with the entries once `count` entries have been recorded. */
  reached: (count: number) => Promise<Entry[]>;
};

/** Records entries, so that a test can wait for them. */
export function createRecorder<Entry>(): Recorder<Entry> {
  const additions = new EventEmitter();
  const entries: Entry[] = [];
  return {
    entries,
    add(entry) {
      entries.push(entry);
      additions.emit('added');
    },
    async reached(count) {
      while (entries.length < count) {
        await once(additions, 'added');
      }
      return entries;
    },
  };
}

export function recordDeadLetters(): { storeDeadLetter: StoreDeadLetter; deadLetters: Recorder<Failure> } {
  const deadLetters = createRecorder<Failure>();
  return {
    deadLetters,
    storeDeadLetter: async (failure) => {
      deadLetters.add(failure);
    },
  };
}

export type Gate = { arrived: Promise<void>; arrive: () => Promise<void>; open: () => void };

/** Creates a gate at which callers wait until the test opens it. */
export function createGate(): Gate {
  const entered = Promise.withResolvers<undefined>();
  const opened = Promise.withResolvers<undefined>();
  return {
    arrived: entered.promise,
    async arrive() {
      entered.resolve(undefined);
      await opened.promise;
    },
    open() {
      opened.resolve(undefined);
    },
  };
}
