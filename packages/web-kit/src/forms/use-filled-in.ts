import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { isNew, isTextControl, takeText } from './read-filled-in.ts';
import type { TextControl } from './read-filled-in.ts';

type Ref = UseFormRegisterReturn['ref'];

/**
 * Wraps the `ref` of a prerendered field. Copies text that the user or a password manager entered before hydration into the form's state,
 * because the form would overwrite it with the default value.
 */
export function useFilledIn<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
): (ref: Ref) => Ref {
  const known = useRef(new WeakSet<TextControl>());
  const hasTaken = useRef(false);

  useEffect(() => {
    if (hasTaken.current) {
      hasTaken.current = false;
      // Set again, because watchers of a field subscribe only now.
      rhf.setValues((values) => values, { shouldDirty: true });
    }
  });

  return (ref) => (element: unknown) => {
    if (isTextControl(element) && !known.current.has(element)) {
      known.current.add(element);
      if (element.value !== '' && isNew(rhf, element)) {
        takeText(rhf, element);
        hasTaken.current = true;
      }
    }
    ref(element);
  };
}
