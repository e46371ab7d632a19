import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { isNew, isTextControl, takeText } from './read-filled-in.ts';
import type { TextControl } from './read-filled-in.ts';

type Ref = UseFormRegisterReturn['ref'];

/**
 * For the `ref` of a field that came as HTML: what was typed or filled in before the form knew it, by a password manager for instance, is
 * taken over. The form would overwrite it with the value that it begins with.
 */
export function useFilledIn<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
): (ref: Ref) => Ref {
  const known = useRef(new WeakSet<TextControl>());
  const hasTaken = useRef(false);

  useEffect(() => {
    if (hasTaken.current) {
      hasTaken.current = false;
      // Said again: what watches a field listens only now.
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
