import type { ChangeEvent, FocusEventHandler, Ref } from 'react';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The props of a field of the terms, which renders with or without the form library. */
export type TermFieldProps = {
  name: string;
  /** Absent if the form library controls the value. */
  value?: string;
  error?: string;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur?: FocusEventHandler;
  ref?: Ref<Control>;
};
