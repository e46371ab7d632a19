/** The faults of R2: what the best designs get wrong. */
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
