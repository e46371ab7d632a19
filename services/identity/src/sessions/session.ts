/** `id` is public, as the token's `sid`. The cookie's secret is stored only as `secretHash`. */
export type Session = {
  id: string;
  secretHash: string;
  accountId: string;
  /** The account's `sessionEpoch` when the session began. */
  epoch: number;
  /** The browser in words, such as `Firefox on Windows`. */
  device: string;
  network: string;
  /** Whether the session's user has passed two-factor authentication. */
  hasSecondStep: boolean;
  startedAt: Date;
  lastSeenAt: Date;
  idleUntil: Date;
  endsAt: Date;
};

export type SessionLifetime = { idleMs: number; longestMs: number };

/** The last use is stored at most this often, so that not every request writes. The stored idle timeout may lag by as much. */
const touchEveryMs = 10 * 60_000;

export function idleEnd(at: Date, { idleMs }: SessionLifetime): Date {
  return new Date(at.getTime() + idleMs);
}

export function isAlive(
  session: Pick<Session, 'epoch' | 'idleUntil' | 'endsAt'>,
  accountEpoch: number,
  at: Date,
): boolean {
  return session.epoch === accountEpoch && session.idleUntil > at && session.endsAt > at;
}

export function needsTouch(session: Session, lifetime: SessionLifetime, at: Date): boolean {
  return idleEnd(at, lifetime).getTime() - session.idleUntil.getTime() >= touchEveryMs;
}
