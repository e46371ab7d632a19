import { randomBytes } from 'node:crypto';

import type { Change, Entry, AcknowledgedValues } from './entry.ts';
import { createRateCounter } from './rate-counter.ts';

/** A change in progress; its outcome is recorded once. */
export type OpenEntry = {
  attempted: () => void;
  /** Records why the last attempt has to be repeated. */
  failed: (reason: string) => void;
  acknowledged: (acknowledgedValues: AcknowledgedValues) => void;
  refused: (code: string) => void;
};

/** The requested changes, and which of them the product acknowledged. */
export type History = {
  /** A unique marker: the change's Idempotency-Key, and part of the text that the change writes. */
  newMarker: () => string;
  open: (change: Change) => OpenEntry;
  entries: () => readonly Entry[];
  /** Calls the listener at each acknowledgement from now on. */
  onAcknowledged: (listener: (entry: Entry) => void) => void;
  acknowledged: () => number;
  acknowledgedLastSecond: () => number;
};

export function createHistory(): History {
  const prefix = randomBytes(4).toString('hex');
  const entries: Entry[] = [];
  const rate = createRateCounter();
  const listeners: ((entry: Entry) => void)[] = [];
  let markerCount = 0;

  return {
    newMarker() {
      markerCount += 1;
      // Seven digits, because a changed profile's marker is its phone number.
      return `${prefix}-${String(markerCount).padStart(7, '0')}`;
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
        failed(reason) {
          note({ firstFailure: entries[index]?.firstFailure ?? reason });
        },
        acknowledged(acknowledgedValues) {
          const entry = note({ outcome: 'acknowledged', acknowledgedValues, settledAt: performance.now() });
          rate.count();
          for (const listener of listeners) {
            listener(entry);
          }
        },
        refused(code) {
          note({ outcome: 'refused', code, settledAt: performance.now() });
        },
      };
    },
    entries: () => entries,
    onAcknowledged: (listener) => void listeners.push(listener),
    acknowledged: rate.total,
    acknowledgedLastSecond: rate.lastSecond,
  };
}

function opened(change: Change): Entry {
  return {
    ...change,
    outcome: 'unknown',
    attempts: 0,
    firstFailure: null,
    acknowledgedValues: {},
    code: null,
    openedAt: performance.now(),
    settledAt: null,
  };
}
