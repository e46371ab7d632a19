import { useEffect, useRef, useState } from 'react';
import { settle } from './settle.ts';

export type Settling = {
  status: 'idle' | 'waiting' | 'settled' | 'unsettled';
  /** Call it after the response to the action. */
  start: () => void;
  /** Reads once more, on request of the user. */
  refresh: () => void;
};

/** Polls after 0.3, 1 and 3 s until `hasSettled`, for an action that takes effect in another service. */
export function useSettling<Value>(
  read: () => Promise<Value>,
  hasSettled: (value: Value) => boolean,
): Settling {
  const [status, setStatus] = useState<Settling['status']>('idle');
  const looking = useRef(read);
  const judging = useRef(hasSettled);
  const round = useRef(0);
  useEffect(() => {
    looking.current = read;
    judging.current = hasSettled;
  });
  useEffect(() => () => void (round.current = -1), []);

  /** `refetch` throws after the page has unmounted. */
  async function readNow(): Promise<Value | null> {
    try {
      return await looking.current();
    } catch {
      return null;
    }
  }

  async function shows() {
    const value = await readNow();
    return value !== null && judging.current(value);
  }

  function run(look: () => Promise<Settling['status']>) {
    const mine = (round.current += 1);
    setStatus('waiting');
    void look().then((outcome) => {
      if (mine === round.current) {
        setStatus(outcome);
      }
    });
  }

  return {
    status,
    start: () => {
      run(() => settle({ shows, wait }));
    },
    refresh: () => {
      run(async () => ((await shows()) ? 'settled' : 'unsettled'));
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
