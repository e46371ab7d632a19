import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { differsFromState, isTextControl, copyToState } from './sync-autofill.ts';
import type { TextControl } from './sync-autofill.ts';

type Ref = UseFormRegisterReturn['ref'];

/**
 * Wraps the `ref` of a prerendered field. If the user or a password manager has entered a text before hydration, copies that text into the
 * form's state, because the form would overwrite the field with the default value.
 */
export function useInputBeforeHydration<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
): (ref: Ref) => Ref {
  const seen = useRef(new WeakSet<TextControl>());
  const hasCopied = useRef(false);

  useEffect(() => {
    if (hasCopied.current) {
      hasCopied.current = false;
      // Sets the values a second time, because watchers of a field subscribe in effects, which run after the values were copied.
      rhf.setValues((values) => values, { shouldDirty: true });
    }
  });

  return (ref) => (element: unknown) => {
    if (isTextControl(element) && !seen.current.has(element)) {
      seen.current.add(element);
      if (element.value !== '' && differsFromState(rhf, element)) {
        copyToState(rhf, element);
        hasCopied.current = true;
      }
    }
    ref(element);
  };
}
