import { notify } from '@marquee/ui';
import { useMemo, useRef, useState } from 'react';

type Part = 'service' | 'terms';
type Typed = Record<Part, boolean>;

export type Unfinished = {
  /** Whether a service, or terms, stand in the fields that are not part of the quote yet. Applies at once, unlike a state, which a press could overtake. */
  setTyped: (typed: Partial<Typed>) => void;
  /** A save of this part that a next step waits for; resolves once what it has saved is no longer typed. */
  addSave: (part: Part, save: Promise<unknown>) => void;
  /** Waits for the saves under way. Resolves to whether nothing is left to save; otherwise a toast says what to do first. */
  isFinished: () => Promise<boolean>;
};

/** What the provider has typed but not saved: it would be missing from what the client gets. `hasUnsavedTerms` is for showing; steps wait for `unfinished`. */
export function useUnfinished(): { unfinished: Unfinished; hasUnsavedTerms: boolean } {
  const [hasUnsavedTerms, setHasUnsavedTerms] = useState(false);
  const typed = useRef<Typed>({ service: false, terms: false });
  const saves = useRef(new Map<Promise<unknown>, Part>());

  const unfinished = useMemo<Unfinished>(
    () => ({
      setTyped(changed) {
        typed.current = { ...typed.current, ...changed };
        setHasUnsavedTerms(typed.current.terms);
      },
      addSave(part, save) {
        saves.current.set(save, part);
        void save.finally(() => saves.current.delete(save));
      },
      async isFinished() {
        const underWay = new Map(saves.current);
        await Promise.all(underWay.keys());
        const { service, terms } = typed.current;
        const left = service ? 'service' : terms ? 'terms' : null;
        // What was being saved and is still typed was refused, with its own reason.
        if (left !== null && ![...underWay.values()].includes(left)) {
          notify({ kind: 'destructive', title: 'Unsaved Changes', description: whatToDoFirst[left] });
        }
        return left === null;
      },
    }),
    [],
  );

  return { unfinished, hasUnsavedTerms };
}

const whatToDoFirst: Readonly<Record<Part, string>> = {
  service: 'Add or clear the service you typed first.',
  terms: 'Save or discard your changes to the terms first.',
};
