import { useEffect, useState } from 'react';
import type { RequestForm, RequestFormValues } from './request-form.ts';
import { clearDraft, loadDraft, saveDraft } from './request-draft.ts';

export type KeptDraft = { isKept: boolean; keep: (values: RequestFormValues) => void; discard: () => void };

/** Stores the typed values on this device until the event is created. */
export function useRequestDraft(userId: string, { rhf: { watch } }: RequestForm): KeptDraft {
  const [isKept, setIsKept] = useState(() => loadDraft(userId) !== null);

  useEffect(() => {
    const typing = watch((values, { name }) => {
      if (name !== undefined) {
        setIsKept(saveDraft(userId, values));
      }
    });
    return () => {
      typing.unsubscribe();
    };
  }, [userId, watch]);

  function keep(values: RequestFormValues) {
    setIsKept(saveDraft(userId, values));
  }

  function discard() {
    clearDraft(userId);
    setIsKept(false);
  }

  return { isKept, keep, discard };
}
