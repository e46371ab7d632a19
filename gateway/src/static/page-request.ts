import { extname } from 'node:path';
import { fillPath } from '@marquee/contracts/fill-path';
import { isRead } from '@marquee/service-kit/http/require-method';
import type { Request } from 'express';
import { pathOf } from '../http/request-url.ts';

/** Values that may be inserted into a call's path. A call with another value is left to the page's own script. */
const plainValue = /^[\w-]{1,200}$/;

/** Whether the request is for a page rather than a file. */
export function isPageRequest(request: Request): boolean {
  return isRead(request) && extname(pathOf(request.url)) === '' && request.accepts('html') !== false;
}

/** The path of a call below /api with the values of its parameters; null if a value is missing or may not be part of a path. */
export function fillCall(call: string, values: Readonly<Record<string, string>>): string | null {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => plainValue.test(values[name] ?? '')) ? `/api${fillPath(call, values)}` : null;
}
