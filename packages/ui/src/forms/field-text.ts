/** Text props of every field. A field passes its other props to the control. */
export type FieldText = {
  label: string;
  /** Adds "(optional)" in the muted color. */
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};
