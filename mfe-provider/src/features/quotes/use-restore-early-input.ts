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

/** For the `ref` of the form: restores the values typed before the form library loaded, the focus, and a pending save. */
export function useRestoreEarlyInput({ rhf, earlyInput }: RestoreOptions): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);

  // Before the effects of the form, which shows a newer quote if nothing is typed.
  useLayoutEffect(() => {
    const input = earlyInput.current;
    earlyInput.current = null;
    if (input === null) {
      return;
    }
    for (const [name, text] of Object.entries(input.typed)) {
      rhf.setValue(name as TermsField, text, { shouldDirty: true });
    }
    // After the fields of these values have rendered.
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
