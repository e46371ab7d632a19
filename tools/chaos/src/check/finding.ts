/** A violated promise. */
export type Finding = {
  kind: 'lost' | 'duplicate' | 'illegal' | 'differs' | 'left-over' | 'dead-letter' | 'refused';
  /** The aggregate, and the expected and the actual value. */
  detail: string;
};
