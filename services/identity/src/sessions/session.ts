/** `id` may be told (it is the token's `sid`); the cookie's secret is kept only as `secretHash`. */
export type Session = {
  id: string;
  secretHash: string;
  accountId: string;
  /** Of the account when the session began. */
  epoch: number;
  /** In words; so is the network. */
  device: string;
  network: string;
  /** Whether its user has given more than a password. */
  hasSecondStep: boolean;
  startedAt: Date;
  lastSeenAt: Date;
  idleUntil: Date;
  endsAt: Date;
};

export type SessionLifetime = { idleMs: number; longestMs: number };

/** Rewriting a session for every request would cost a write each; its idle end may lag by this much. */
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
