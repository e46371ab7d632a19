import type { ChangeEvent, FocusEventHandler, Ref } from 'react';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** What a field of the terms is given, before and after the form library has come. */
export type TermFieldProps = {
  name: string;
  /** Left out where the form library keeps the value. */
  value?: string;
  error?: string;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur?: FocusEventHandler;
  ref?: Ref<Control>;
};
