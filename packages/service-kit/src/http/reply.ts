import type { DamagedRecord } from '../store/page.ts';

/** What a handler returns when it needs more than a body. */
export type Reply<Body> = {
  kind: typeof reply;
  body: Body;
  headers: Readonly<Record<string, string | string[]>>;
  status?: 302;
  /** Records that the body leaves out. The handler of a list returns them in its `Page` instead. */
  damaged?: readonly DamagedRecord[];
};

const reply = Symbol('reply');

export function withHeaders<Body>(body: Body, headers: Reply<Body>['headers']): Reply<Body> {
  return { kind: reply, body, headers };
}

/** Adds the `damaged` records that the body leaves out. The route adapter logs and counts them. */
export function withDamaged<Body>(damaged: readonly DamagedRecord[], reply: Reply<Body>): Reply<Body> {
  return { ...reply, damaged };
}

/** Answers 302 without a body, regardless of the operation's own status. */
export function redirectTo(location: string, headers: Reply<never>['headers'] = {}): Reply<never> {
  return { kind: reply, body: undefined as never, headers: { ...headers, location }, status: 302 };
}

export function isReply(result: unknown): result is Reply<unknown> {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === reply;
}
