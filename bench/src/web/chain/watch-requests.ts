import type { CDPSession, Page } from '@playwright/test';

import type { Request } from './chains.ts';

type Initiator = { url?: string | undefined; stack?: Stack | undefined };
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack | undefined };

/** `isCall`: requests data, not a part of the page. */
export type WatchedRequest = Request & { isCall: boolean };

/** The page itself, and what it requires or prefetches. */
const code: readonly (string | undefined)[] = ['Document', 'Script', 'Stylesheet', 'Prefetch', 'Other'];
const calls: readonly (string | undefined)[] = ['Fetch', 'XHR'];
/** How many asynchronous steps of the page's own promises are traced back. */
const maxAsyncSteps = 32;

/** Records requests from now on, in order; the stack of a request for a script contains its initiator. */
export async function watchRequests(page: Page): Promise<WatchedRequest[]> {
  const requests: WatchedRequest[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ type, request, initiator }) => {
    const isCall = calls.includes(type);
    if (isCall || code.includes(type)) {
      requests.push({ url: request.url, initiators: initiatorsOf(initiator), isCall });
    }
  });
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: maxAsyncSteps });
  return requests;
}

function initiatorsOf({ url, stack }: Initiator): string[] {
  return [...(url === undefined ? [] : [url]), ...filesOn(stack)];
}

function filesOn(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...filesOn(stack.parent)] : [];
}
