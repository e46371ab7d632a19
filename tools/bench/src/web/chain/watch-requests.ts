import type { CDPSession, Page } from '@playwright/test';

import type { Request } from './chains.ts';

type Initiator = { url?: string | undefined; stack?: Stack | undefined };
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack | undefined };

/** `isCall`: the request is for data, not for a part of the page. */
export type WatchedRequest = Request & { isCall: boolean };

/** Types of requests for the page itself and for files that it requires or prefetches. */
const code: readonly (string | undefined)[] = ['Document', 'Script', 'Stylesheet', 'Prefetch', 'Other'];
const calls: readonly (string | undefined)[] = ['Fetch', 'XHR'];
/** The maximum number of asynchronous steps through which the browser traces a request to its initiator. */
const maxAsyncSteps = 32;

/** Starts to record requests in order. The initiators of a request include every file in its call stack. */
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
