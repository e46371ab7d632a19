/** How much one account, address or network may do. Its name is the environment variable that changes it. */
export type Limit = {
  /** Unless the variable says otherwise. */
  count: number;
  /** Null where `count` is how much there may be at once. */
  windowMs: number | null;
  /** What is counted, and for whom. */
  counts: string;
  /** What happens without it. */
  reason: string;
  /** Of the refusal: what the person can do, before how long to wait; `{count}` stands for how much is allowed. */
  code: string;
  message: string;
  service: 'gateway' | 'identity' | 'events' | 'quotes' | 'billing' | 'each service';
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const attempts = { code: 'too_many_attempts', message: 'Too many attempts.' };
/** Refuse no call: what is beyond them waits, or goes in one email with others. */
export const emails = { code: 'email_waits', message: 'This email waits.' };
export const requests = { code: 'too_many_requests', message: 'Too many requests.' };
export const connections = {
  code: 'too_many_connections',
  message: 'There are too many connections from your network. Close other tabs and try again in a moment.',
};

/** Of limits that refuse nothing. */
export const oldestEnds = { code: 'oldest_ended', message: 'The oldest has ended. Sign in again there.' };
