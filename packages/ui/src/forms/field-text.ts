/** What every field says about itself; the rest of its props go to the control. */
export type FieldText = {
  label: string;
  /** Adds a muted "(optional)". */
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};
