import type { Query } from './browser.ts';

export type Use = 'read' | 'act';

export function findInPage(query: Query, use: Use): unknown;
/** How often each early file or call of the document was requested, by its address. */
export type EarlyRequests = Readonly<Record<string, number>>;

export function earlyRequestsInPage(): EarlyRequests;
export function setInPage(element: unknown, value: string): void;
