import { notify } from '@marquee/ui';
import { useMemo, useRef } from 'react';

type Typed = { service: boolean; terms: boolean };

export type Unfinished = {
  /** Whether a service, or terms, stand in the fields that are not part of the quote yet. Applies at once, unlike a state, which a press could overtake. */
  setTyped: (typed: Partial<Typed>) => void;
  /** A save that a next step waits for; resolves once what it has saved is no longer typed. */
  addSave: (save: Promise<unknown>) => void;
  /** Waits for the saves under way. Resolves to whether nothing is left to save; otherwise a toast says what to do first. */
  isFinished: () => Promise<boolean>;
};

/** What the provider has typed but not saved: it would be missing from what the client gets. */
export function useUnfinished(): Unfinished {
  const typed = useRef<Typed>({ service: false, terms: false });
  const saves = useRef(new Set<Promise<unknown>>());

  return useMemo(
    () => ({
      setTyped(changed) {
        typed.current = { ...typed.current, ...changed };
      },
      addSave(save) {
        saves.current.add(save);
        void save.finally(() => saves.current.delete(save));
      },
      async isFinished() {
        const underWay = [...saves.current];
        await Promise.all(underWay);
        const first = toDoFirst(typed.current);
        // A save that was refused has said why.
        if (first !== null && underWay.length === 0) {
          notify({ kind: 'destructive', title: 'Error', description: first });
        }
        return first === null;
      },
    }),
    [],
  );
}

function toDoFirst({ service, terms }: Typed): string | null {
  if (service) {
    return 'Add the service you typed first, or clear its fields.';
  }
  return terms ? 'Save the terms first, or take them back.' : null;
}
