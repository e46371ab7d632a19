import type { ContractForm } from '@marquee/web-kit/forms';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { restoreFocus } from './early-input.ts';
import type { EarlyInput, TermsField } from './early-input.ts';
import type { TermsFormValues } from './terms-form-values.ts';

type RestoreOptions = {
  rhf: ContractForm<TermsFormValues, TermsFormValues>['rhf'];
  earlyInput: RefObject<EarlyInput | null>;
};

/** Restores the focus, a pending save, and the values that were typed before the form library loaded. Returns the `ref` for the form. */
export function useRestoreEarlyInput({ rhf, earlyInput }: RestoreOptions): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);

  // Runs before the form's effects, which replace untouched values with those of a newer quote.
  useLayoutEffect(() => {
    const input = earlyInput.current;
    earlyInput.current = null;
    if (input === null) {
      return;
    }
    for (const [name, text] of Object.entries(input.typed)) {
      rhf.setValue(name as TermsField, text, { shouldDirty: true });
    }
    // Waits until the fields of these values are rendered.
    queueMicrotask(() => {
      const { current } = element;
      if (current !== null && input.focus !== null) {
        restoreFocus(current, input.focus);
      }
      if (input.isSaving) {
        current?.requestSubmit();
      }
    });
  }, [earlyInput, rhf]);

  return element;
}
