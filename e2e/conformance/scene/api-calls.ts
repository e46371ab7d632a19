import { reportRemotes } from '@marquee/contracts/telemetry-operations';
import type { Page } from '@playwright/test';

/** What the shell tells of its remotes: no user has asked for it, and it reads and changes nothing. */
const report = `/api${reportRemotes.path}`;

/** Collects every call from now on, as 'GET /api/client/events'. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== report) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  return calls;
}
