import { extname } from 'node:path';
import { isRead } from '@marquee/service-kit/http/require-method';
import type { Request } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';

/** What may stand in the path of a call: any other value is left to the code of the page. */
const plainValue = /^[\w-]{1,200}$/;

/** Whether a page is asked for, and not one of its files. */
export function isPageRequest(request: Request): boolean {
  return isRead(request) && extname(pathOf(request.url)) === '' && request.accepts('html') !== false;
}

/** A call below /api with the values of its parameters; null where one of them is missing or may not stand in a path. */
export function fillCall(call: string, values: Readonly<Record<string, string>>): string | null {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => plainValue.test(values[name] ?? ''))
    ? `/api${call.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')}`
    : null;
}
