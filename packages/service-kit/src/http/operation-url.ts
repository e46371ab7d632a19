import { fillPath } from '@marquee/contracts/fill-path';
import type { Operation } from '@marquee/contracts/operation';

export type UrlParts = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
};

/** Returns the operation's path with its parameters filled in, and the query. */
export function operationUrl(operation: Operation, { params = {}, query = {} }: UrlParts): string {
  const path = fillPath(operation.path, params);
  const definedEntries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = new URLSearchParams(definedEntries).toString();
  return search === '' ? path : `${path}?${search}`;
}
