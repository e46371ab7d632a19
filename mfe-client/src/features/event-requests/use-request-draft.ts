import { useEffect, useState } from 'react';
import type { RequestForm, RequestFormValues } from './request-form.ts';
import { clearDraft, loadDraft, saveDraft } from './request-draft.ts';

export type StoredDraft = {
  isStored: boolean;
  save: (values: RequestFormValues) => void;
  discard: () => void;
};

/** Stores the form's values on this device whenever the client changes a field. `discard` removes them. */
export function useRequestDraft(userId: string, { rhf: { watch } }: RequestForm): StoredDraft {
  const [isStored, setIsStored] = useState(() => loadDraft(userId) !== null);

  useEffect(() => {
    const subscription = watch((values, { name }) => {
      if (name !== undefined) {
        setIsStored(saveDraft(userId, values));
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [userId, watch]);

  function save(values: RequestFormValues) {
    setIsStored(saveDraft(userId, values));
  }

  function discard() {
    clearDraft(userId);
    setIsStored(false);
  }

  return { isStored, save, discard };
}
