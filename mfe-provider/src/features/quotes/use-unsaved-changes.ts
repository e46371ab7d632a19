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
  /**
   * Registers a save for which the next step waits. `save` resolves to whether the part was saved, after the saved values no longer count
   * as typed.
   */
  addSave: (part: Part, save: Promise<boolean>) => void;
  /**
   * Waits for running saves and resolves to whether everything is saved. If not, a toast names one unsaved part: the service, or the terms
   * if there is no unsaved service. There is no toast if a save of this part has just failed.
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
  const saves = useRef(new Map<Promise<boolean>, Part>());

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
        const outcomes = await Promise.all(
          [...saves.current].map(async ([save, part]) => ({ part, wasSaved: await save })),
        );
        const failed = outcomes.filter(({ wasSaved }) => !wasSaved).map(({ part }) => part);
        const { service, terms } = typed.current;
        const unsavedPart = service ? 'service' : terms ? 'terms' : null;
        // After a failed save its error is already shown, or the provider has cancelled the change.
        if (unsavedPart !== null && !failed.includes(unsavedPart)) {
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
