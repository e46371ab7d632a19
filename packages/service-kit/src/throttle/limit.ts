/** A limit of the product. The limit's name is the environment variable that overrides `count`. */
export type Limit = {
  /** Default of the variable. */
  count: number;
  /** Length of the time window in milliseconds; null for a limit without a window, such as a limit on existing records or connections. */
  windowMs: number | null;
  /** What is counted, and for whom: for one account, address or network, or at each process. */
  counts: string;
  /** The damage that would be possible without the limit. */
  reason: string;
  /**
   * Code and message of the error. The message says what the person can do; for a limit with a window, the time to wait is appended.
   * `{count}` is replaced by the permitted count.
   */
  code: string;
  message: string;
  service: 'gateway' | 'identity' | 'events' | 'quotes' | 'billing' | 'each service';
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const attempts = { code: 'too_many_attempts', message: 'Too many attempts.' };
/** For limits that reject no call: emails beyond the limit wait or are combined into one. */
export const emails = { code: 'email_waits', message: 'This email waits.' };
export const requests = { code: 'too_many_requests', message: 'Too many requests.' };
export const connections = {
  code: 'too_many_connections',
  message: 'There are too many connections from your network. Close other tabs and try again in a moment.',
};

/** For limits that reject no call but end the oldest record. */
export const oldestEnds = { code: 'oldest_ended', message: 'The oldest has ended. Sign in again there.' };
