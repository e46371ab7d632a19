/** How much one account, address or network may do. Its name is the environment variable that overrides it. */
export type Limit = {
  /** Default of the variable. */
  count: number;
  /** Null where `count` limits a number that exists at once. */
  windowMs: number | null;
  /** What is counted, and per account, address or network. */
  counts: string;
  /** What would happen without the limit. */
  reason: string;
  /**
   * Code and message of the error. The message states what the person can do, before the time to wait; `{count}` stands for the permitted
   * count.
   */
  code: string;
  message: string;
  service: 'gateway' | 'identity' | 'events' | 'quotes' | 'billing' | 'each service';
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const attempts = { code: 'too_many_attempts', message: 'Too many attempts.' };
/** For limits that reject no call: emails beyond them wait, or are combined into one. */
export const emails = { code: 'email_waits', message: 'This email waits.' };
export const requests = { code: 'too_many_requests', message: 'Too many requests.' };
export const connections = {
  code: 'too_many_connections',
  message: 'There are too many connections from your network. Close other tabs and try again in a moment.',
};

/** For limits that reject nothing. */
export const oldestEnds = { code: 'oldest_ended', message: 'The oldest has ended. Sign in again there.' };
