import type { Page } from '@playwright/test';

/** Collects every call from now on, as 'GET /api/client/events'. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  return calls;
}
