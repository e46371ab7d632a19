import type { ContractForm } from '@marquee/web-kit/forms';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusPlace } from './terms-begun.ts';
import type { TermsBegun, TermsField } from './terms-begun.ts';
import type { TermsFormValues } from './terms-form-values.ts';

type Begun = {
  rhf: ContractForm<TermsFormValues, TermsFormValues>['rhf'];
  begun: RefObject<TermsBegun | null>;
};

/** For the `ref` of the form: restores the values typed before the form library loaded, the focus, and a pending save. */
export function useTermsBegun({ rhf, begun }: Begun): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);

  // Before the effects of the form, which shows a newer quote if nothing is typed.
  useLayoutEffect(() => {
    const left = begun.current;
    begun.current = null;
    if (left === null) {
      return;
    }
    for (const [name, text] of Object.entries(left.typed)) {
      rhf.setValue(name as TermsField, text, { shouldDirty: true });
    }
    // After the fields of these values have rendered.
    queueMicrotask(() => {
      const { current } = element;
      if (current !== null && left.place !== null) {
        focusPlace(current, left.place);
      }
      if (left.isSaving) {
        current?.requestSubmit();
      }
    });
  }, [begun, rhf]);

  return element;
}
