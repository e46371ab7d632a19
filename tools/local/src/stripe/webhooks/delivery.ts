/** An event to deliver to one of our endpoints. `nextAttemptMs` is by this machine's clock. */
export type Delivery = {
  id: string;
  object: 'stand_in.delivery';
  created: number;
  event: string;
  door: EndpointName;
  attempts: number;
  nextAttemptMs: number;
  state: 'waiting' | 'delivered' | 'given-up';
  /** The response to the last attempt. */
  outcome: string | null;
};

/** Stripe sends events of the platform to one endpoint and of connected accounts to another, each with its secret. */
export type EndpointName = 'platform' | 'connect';
