import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields added to every line that is logged while a request or a message is being handled. */
export type LogScope = { requestId: string; traceId: string | null };

const scopes = new AsyncLocalStorage<LogScope>();

export function withinScope<Result>(scope: LogScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Returns a copy of the current scope, because the logger writes into the object. */
export function currentScope(): Partial<LogScope> {
  return { ...scopes.getStore() };
}
