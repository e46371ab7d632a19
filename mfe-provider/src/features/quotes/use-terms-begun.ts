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

/** For the `ref` of the form: takes over what was typed before the form library came, where the focus was, and a save that was begun. */
export function useTermsBegun({ rhf, begun }: Begun): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);

  // Before the effects of the form, which shows a newer quote where nothing is typed.
  useLayoutEffect(() => {
    const left = begun.current;
    begun.current = null;
    if (left === null) {
      return;
    }
    for (const [name, text] of Object.entries(left.typed)) {
      rhf.setValue(name as TermsField, text, { shouldDirty: true });
    }
    // When the fields that belong to these values are rendered.
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
