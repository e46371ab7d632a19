/** The faults of R2: typical mistakes in designs like this one. */
export const faults = [
  'no confirms',
  'ack before commit',
  'publish before save',
  'outbox not polled again',
  'no version guard',
  'removal before confirm',
  'no mandatory',
  'endless requeue',
] as const;

export type Fault = (typeof faults)[number];
