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

/** The account may have been deleted since the session was checked. */
function isOfOwnAccount({ service, actor, list }: Operation): boolean {
  return service === 'identity' && ['user', 'client', 'provider'].includes(actor) && list !== true;
}

/** Rejections by gateway and service before or around every use case. */
const mayRefuse: Record<RefusalStatus, (operation: Operation) => boolean> = {
  // An unreadable address or Idempotency-Key.
  400: () => true,
  401: ({ actor }) => actor !== 'anyone',
  402: () => false,
  // The wrong role, or a write caused by another site's page.
  403: (operation) =>
    !['anyone', 'user'].includes(operation.actor) || (isWrite(operation) && operation.rawBody !== true),
  404: (operation) => operation.params !== undefined || isOfOwnAccount(operation),
  // The same call is still running, a concurrent change of the record, or another account is signed in than the page was loaded for.
  409: (operation) => isWrite(operation) && (operation.isRepeatable !== true || operation.actor !== 'anyone'),
  413: hasBody,
  415: hasBody,
  // An Idempotency-Key that was used for another call.
  422: isKeyed,
  429: () => true,
  // A long query, whose characters take up to twelve bytes each in the address.
  431: ({ query }) => query !== undefined,
};
