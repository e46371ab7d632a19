import { randomBytes } from 'node:crypto';

import type { Change, Entry, Promised } from './entry.ts';
import { createFlow } from './flow.ts';

/** A change in progress; its outcome is recorded once. */
export type OpenEntry = {
  attempted: () => void;
  acknowledged: (promised: Promised) => void;
  refused: (code: string) => void;
};

/** The history: requested changes, and what the product acknowledged. */
export type Ledger = {
  /** A unique marker: the change's Idempotency-Key, and part of the text that it writes. */
  newMark: () => string;
  open: (change: Change) => OpenEntry;
  entries: () => readonly Entry[];
  /** Calls the listener at each acknowledgement from now on. */
  onAcknowledged: (listener: (entry: Entry) => void) => void;
  acknowledged: () => number;
  acknowledgedLastSecond: () => number;
};

export function createLedger(): Ledger {
  const own = randomBytes(4).toString('hex');
  const entries: Entry[] = [];
  const flow = createFlow();
  const listeners: ((entry: Entry) => void)[] = [];
  let marks = 0;

  return {
    newMark() {
      marks += 1;
      // Seven digits, because a changed profile's marker is its phone number.
      return `${own}-${String(marks).padStart(7, '0')}`;
    },
    open(change) {
      const index = entries.push(opened(change)) - 1;
      const note = (noted: Partial<Entry>): Entry => {
        const entry = { ...(entries[index] ?? opened(change)), ...noted };
        entries[index] = entry;
        return entry;
      };
      return {
        attempted() {
          note({ attempts: (entries[index]?.attempts ?? 0) + 1 });
        },
        acknowledged(promised) {
          const entry = note({ fate: 'acknowledged', promised, settledAt: performance.now() });
          flow.count();
          for (const listener of listeners) {
            listener(entry);
          }
        },
        refused(code) {
          note({ fate: 'refused', code, settledAt: performance.now() });
        },
      };
    },
    entries: () => entries,
    onAcknowledged: (listener) => void listeners.push(listener),
    acknowledged: flow.total,
    acknowledgedLastSecond: flow.lastSecond,
  };
}

function opened(change: Change): Entry {
  return {
    ...change,
    fate: 'unknown',
    attempts: 0,
    promised: {},
    code: null,
    openedAt: performance.now(),
    settledAt: null,
  };
}
