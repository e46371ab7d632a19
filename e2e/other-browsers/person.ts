import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

import { earlyRequests } from '../browser/early-requests.js';
import type { EarlyRequests } from '../browser/early-requests.js';
import type { BrowserWindow, FoundElement, Query } from './browser.ts';
import { findInPage, requestedInPage, setInPage } from './in-page.js';
import type { Use } from './in-page.js';

const timeoutMs = 30_000;
const pollMs = 100;
/** Milliseconds until a page must show the expected element. */
const pageMs = 10_000;

/** The minimum number of early requests of a page: the session, the release records, one call of the page and one script. */
const minEarlyRequests = 4;

/** Testing Library's queries as a script for the page. They find elements in the way that assistive technology does. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** The region's name ends with its keyboard shortcut. */
const toasts = { role: 'region', name: 'Notifications alt+T' } as const;

/**
 * A person at a window, with the actions of the journeys. Each action waits for its element; an error names the element that was not found.
 */
export type Person = {
  window: BrowserWindow;
  opens: (path: string) => Promise<void>;
  sees: (query: Query) => Promise<void>;
  /** Opens the path repeatedly until the element appears, for data that arrives by message. */
  eventuallySees: (path: string, query: Query) => Promise<void>;
  /** Throws unless the browser has sent each early request of the document exactly once. */
  requestsOnce: () => Promise<void>;
  seesToast: (toast: string) => Promise<void>;
  clicks: (query: Query) => Promise<void>;
  types: (query: Query, text: string) => Promise<void>;
  /** Sets a date, a time or one of several options. */
  chooses: (query: Query, value: string) => Promise<void>;
};

export function createPerson(window: BrowserWindow, url: string): Person {
  const opens = (path: string) => window.open(new URL(path, url).toString());
  const found = (query: Query, use: Use) =>
    waitFor(() => find(window, { query, use }), { query, waitMs: timeoutMs });

  return {
    window,
    opens,
    async sees(query) {
      await found(query, 'read');
    },
    async eventuallySees(path, query) {
      const findOnPage = () => waitFor(() => find(window, { query, use: 'read' }), { query, waitMs: pageMs });
      await waitFor(() => opens(path).then(findOnPage), { query, waitMs: timeoutMs });
    },
    async requestsOnce() {
      const { requests, scripts } = (await run(window, earlyRequests)) as EarlyRequests;
      const requested = (await run(window, requestedInPage)) as string[];
      const named = [...requests, ...scripts];
      const wrong = named.filter((address) => requested.filter((one) => one === address).length !== 1);
      if (named.length < minEarlyRequests || wrong.length > 0) {
        throw new Error(`Of ${named.join(', ')} not requested once: ${wrong.join(', ')}`);
      }
    },
    async seesToast(toast) {
      await found({ text: toast, within: toasts }, 'read');
    },
    async clicks(query) {
      // Searches again before each attempt, because a page that renders again may replace the element between the search and the click.
      const clickFound = async () => {
        const element = await find(window, { query, use: 'act' });
        return element?.click().then(() => true) ?? null;
      };
      await waitFor(clickFound, { query, waitMs: timeoutMs });
    },
    async types(query, text) {
      await (await found(query, 'act')).type(text);
    },
    async chooses(query, value) {
      await found(query, 'act');
      const element = findExpression({ query, use: 'act' });
      await window.evaluate(`(${setInPage.toString()})(${element}, ${JSON.stringify(value)})`);
    },
  };
}

function run(window: BrowserWindow, inPage: () => unknown): Promise<unknown> {
  return window.evaluate(`(${inPage.toString()})()`);
}

type ElementQuery = { query: Query; use: Use };

async function find(window: BrowserWindow, elementQuery: ElementQuery): Promise<FoundElement | null> {
  if ((await window.evaluate('typeof TestingLibraryDom')) === 'undefined') {
    await window.evaluate(`void (() => {\n${library}\n})()`);
  }
  return await window.find(findExpression(elementQuery));
}

function findExpression({ query, use }: ElementQuery): string {
  return `(${findInPage.toString()})(${JSON.stringify(query)}, '${use}')`;
}

type WaitOptions = { query: Query; waitMs: number };

/** Repeats the attempt until it finds something. A failed attempt counts as finding nothing, because an unloading page runs no scripts. */
async function waitFor<Found>(
  attempt: () => Promise<Found | null>,
  { query, waitMs }: WaitOptions,
): Promise<Found> {
  const deadline = performance.now() + waitMs;
  let reason: unknown = null;
  while (performance.now() < deadline) {
    const found = await attempt().catch((error: unknown) => {
      reason = error;
      return null;
    });
    if (found !== null) {
      return found;
    }
    await wait(pollMs);
  }
  throw new Error(`Not found within ${waitMs / 1_000} s: ${JSON.stringify(query)}`, { cause: reason });
}
