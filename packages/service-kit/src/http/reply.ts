import type { DamagedRecord } from '../store/page.ts';

/** What a handler returns when the body alone does not say it all. */
export type Reply<Body> = {
  kind: typeof reply;
  body: Body;
  headers: Readonly<Record<string, string | string[]>>;
  status?: 302;
  /** Records that the body leaves out; of a list, its page says it. */
  damaged?: readonly DamagedRecord[];
};

const reply = Symbol('reply');

export function withHeaders<Body>(body: Body, headers: Reply<Body>['headers']): Reply<Body> {
  return { kind: reply, body, headers };
}

/** The same for one record that stands in for `damaged` ones, which are logged and counted. */
export function insteadOf<Body>(damaged: readonly DamagedRecord[], reply: Reply<Body>): Reply<Body> {
  return { ...reply, damaged };
}

/** Answers 302 without a body, whatever the operation's own status. */
export function redirectTo(location: string, headers: Reply<never>['headers'] = {}): Reply<never> {
  return { kind: reply, body: undefined as never, headers: { ...headers, location }, status: 302 };
}

export function isReply(result: unknown): result is Reply<unknown> {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === reply;
}
