import type { DescribedOperation } from './described-operation.ts';
import type { Operation } from './operation.ts';
import { refusalTitles } from './problem.ts';
import type { RefusalStatus } from './problem.ts';

/** The 4xx statuses that a call of the operation may return, in ascending order. */
export function refusalStatuses(operation: DescribedOperation): RefusalStatus[] {
  const { refuses = [] } = operation;
  return allStatuses.filter((status) => mayRefuse[status](operation) || refuses.includes(status));
}

// JavaScript lists numeric keys of an object in ascending order.
const allStatuses = Object.keys(refusalTitles).map(Number) as RefusalStatus[];

const isWrite = ({ method }: Operation): boolean => method !== 'get';
const hasBody = ({ body }: Operation): boolean => body !== undefined;
const isKeyed = ({ method, isRepeatable }: Operation): boolean => method === 'post' && isRepeatable !== true;

/** Whether the operation can fail because the caller's account was deleted after the session was checked. */
function isOfOwnAccount({ service, actor, list }: Operation): boolean {
  return service === 'identity' && ['user', 'client', 'provider'].includes(actor) && list !== true;
}

/** For each status: whether the gateway, or the code that all services share, can reject calls of the operation with the status. */
const mayRefuse: Record<RefusalStatus, (operation: Operation) => boolean> = {
  // The address or the Idempotency-Key is invalid.
  400: () => true,
  401: ({ actor }) => actor !== 'anyone',
  402: () => false,
  // The role is wrong, or the write was sent from a page of another site.
  403: (operation) =>
    !['anyone', 'user'].includes(operation.actor) || (isWrite(operation) && operation.rawBody !== true),
  404: (operation) => operation.params !== undefined || isOfOwnAccount(operation),
  // The same call is still running, the record was changed concurrently, or the page was loaded for another account.
  409: (operation) => isWrite(operation) && (operation.isRepeatable !== true || operation.actor !== 'anyone'),
  413: hasBody,
  415: hasBody,
  // The Idempotency-Key was used for another call.
  422: isKeyed,
  429: () => true,
  // The query is too long: each of its characters takes up to twelve bytes in the address.
  431: ({ query }) => query !== undefined,
};
