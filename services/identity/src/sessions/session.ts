/** `id` is public (it is the token's `sid`); of the cookie's secret only `secretHash` is stored. */
export type Session = {
  id: string;
  secretHash: string;
  accountId: string;
  /** The account's `sessionEpoch` when the session began. */
  epoch: number;
  /** In words, like the network. */
  device: string;
  network: string;
  /** Whether its user has passed two-factor authentication. */
  hasSecondStep: boolean;
  startedAt: Date;
  lastSeenAt: Date;
  idleUntil: Date;
  endsAt: Date;
};

export type SessionLifetime = { idleMs: number; longestMs: number };

/** Updating a session on every request would cost a write each; its idle end may lag by this much. */
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
