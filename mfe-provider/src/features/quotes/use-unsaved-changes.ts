import { notify } from '@marquee/ui';
import { useMemo, useRef, useState } from 'react';

type Part = 'service' | 'terms';
type Typed = Record<Part, boolean>;

export type UnsavedChanges = {
  /**
   * Sets whether the fields contain a service or terms that are not saved. Unlike React state, the value changes synchronously, so that a
   * click right after typing uses it.
   */
  setTyped: (typed: Partial<Typed>) => void;
  hasTyped: (part: Part) => boolean;
  /** Registers a save for which the next step waits. `save` must resolve only when the saved values no longer count as typed. */
  addSave: (part: Part, save: Promise<unknown>) => void;
  /**
   * Waits for running saves and resolves to whether everything is saved. If not, a toast names the unsaved part, the service before the
   * terms, unless a save of this part was running.
   */
  ensureSaved: () => Promise<boolean>;
};

/**
 * Tracks values that the provider has typed but not saved, so that a quote is not approved or sent without them. `hasUnsavedTerms` is for
 * rendering; approving and sending use `unsavedChanges`.
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
        // If a part is still unsaved after its save, the save failed and the error is already shown, or the provider cancelled the change.
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
