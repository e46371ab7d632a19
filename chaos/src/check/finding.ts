/** A promise that was broken. */
export type Finding = {
  kind: 'lost' | 'duplicate' | 'illegal' | 'differs' | 'left-over' | 'parked' | 'refused';
  /** Which aggregate, and what was expected beside what was found. */
  detail: string;
};
