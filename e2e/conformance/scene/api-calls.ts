import { reportRemotes } from '@marquee/contracts/telemetry-operations';
import type { Page } from '@playwright/test';

/** The shell's telemetry about its remotes. It is not a user's call, and neither reads nor changes anything. */
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
