import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line carries that is logged while a request or a message is at work. */
export type LogScope = { requestId: string; traceId: string | null };

const scopes = new AsyncLocalStorage<LogScope>();

export function withinScope<Result>(scope: LogScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** A copy: the logger writes into what it gets. */
export function currentScope(): Partial<LogScope> {
  return { ...scopes.getStore() };
}
