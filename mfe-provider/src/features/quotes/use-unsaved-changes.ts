import { notify } from '@marquee/ui';
import { useMemo, useRef, useState } from 'react';

type Part = 'service' | 'terms';
type Typed = Record<Part, boolean>;

export type UnsavedChanges = {
  /**
   * Sets whether the fields contain a service or terms that are not saved. Applies synchronously, unlike React state, so that a click right
   * after typing sees it.
   */
  setTyped: (typed: Partial<Typed>) => void;
  hasTyped: (part: Part) => boolean;
  /** Registers a save of this part that a next step waits for. Its promise must resolve after the saved values no longer count as typed. */
  addSave: (part: Part, save: Promise<unknown>) => void;
  /** Waits for running saves. Resolves to whether everything is saved; otherwise a toast names what to do first. */
  ensureSaved: () => Promise<boolean>;
};

/**
 * The provider's typed but unsaved values, which the client would not receive. `hasUnsavedTerms` is for display; next steps wait for
 * `unsavedChanges`.
 */
export function useUnsavedChanges(): { unsavedChanges: UnsavedChanges; hasUnsavedTerms: boolean } {
  const [hasUnsavedTerms, setHasUnsavedTerms] = useState(false);
  const typed = useRef<Typed>({ service: false, terms: false });
  const saves = useRef(new Map<Promise<unknown>, Part>());

  const unsavedChanges = useMemo<UnsavedChanges>(
    () => ({
      setTyped(changed) {
        typed.current = { ...typed.current, ...changed };
        setHasUnsavedTerms(typed.current.terms);
      },
      hasTyped: (part) => typed.current[part],
      addSave(part, save) {
        saves.current.set(save, part);
        void save.finally(() => saves.current.delete(save));
      },
      async ensureSaved() {
        const runningSaves = new Map(saves.current);
        await Promise.all(runningSaves.keys());
        const { service, terms } = typed.current;
        const unsavedPart = service ? 'service' : terms ? 'terms' : null;
        // A part whose save just ran and is still typed was rejected, and its error is already shown.
        if (unsavedPart !== null && ![...runningSaves.values()].includes(unsavedPart)) {
          notify({ kind: 'destructive', title: 'Unsaved Changes', description: unsavedHints[unsavedPart] });
        }
        return unsavedPart === null;
      },
    }),
    [],
  );

  return { unsavedChanges, hasUnsavedTerms };
}

const unsavedHints: Readonly<Record<Part, string>> = {
  service: 'Add or clear the service you typed first.',
  terms: 'Save or discard your changes to the terms first.',
};
