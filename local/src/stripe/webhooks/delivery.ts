/** One event on its way to one of our doors. `nextAttemptMs` is by this machine's clock. */
export type Delivery = {
  id: string;
  object: 'stand_in.delivery';
  created: number;
  event: string;
  door: Door;
  attempts: number;
  nextAttemptMs: number;
  state: 'waiting' | 'delivered' | 'given-up';
  /** What the last attempt was answered. */
  said: string | null;
};

/** Stripe tells of the platform's own records at one address and of connected accounts at another, each with its secret. */
export type Door = 'platform' | 'connect';
