import type { Query } from './browser.ts';

export type Use = 'read' | 'act';

export function findInPage(query: Query, use: Use): unknown;
export function requestedInPage(): string[];
export function setInPage(element: unknown, value: string): void;
