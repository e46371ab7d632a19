import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

import { earlyRequests } from '../browser/early-requests.js';
import type { EarlyRequests } from '../browser/early-requests.js';
import type { BrowserWindow, FoundElement, Query } from './browser.ts';
import { findInPage, requestedInPage, setInPage } from './in-page.js';
import type { Use } from './in-page.js';

const patienceMs = 30_000;
const everyMs = 100;
/** Milliseconds until a page must show the expected element. */
const pageMs = 10_000;

/** The session, the release records, one call of the page and one script. */
const fewestEarly = 4;

/** Testing Library's queries as a script for the page; it finds elements like assistive technology. */
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
  /** Reloads the page until the element appears, for data that arrives by message. */
  seesAtLast: (path: string, query: Query) => Promise<void>;
  /** Checks that the browser requested each call and script that the document names for an early request, each once. */
  requestsOnce: () => Promise<void>;
  isTold: (toast: string) => Promise<void>;
  presses: (query: Query) => Promise<void>;
  types: (query: Query, text: string) => Promise<void>;
  /** Sets a date, a time or one of several options. */
  chooses: (query: Query, value: string) => Promise<void>;
};

export function createPerson(window: BrowserWindow, url: string): Person {
  const opens = (path: string) => window.open(new URL(path, url).toString());
  const found = (query: Query, use: Use) =>
    until(() => find(window, { query, use }), { query, forMs: patienceMs });

  return {
    window,
    opens,
    async sees(query) {
      await found(query, 'read');
    },
    async seesAtLast(path, query) {
      const look = () => until(() => find(window, { query, use: 'read' }), { query, forMs: pageMs });
      await until(() => opens(path).then(look), { query, forMs: patienceMs });
    },
    async requestsOnce() {
      const { requests, scripts } = (await run(window, earlyRequests)) as EarlyRequests;
      const requested = (await run(window, requestedInPage)) as string[];
      const named = [...requests, ...scripts];
      const wrong = named.filter((address) => requested.filter((one) => one === address).length !== 1);
      if (named.length < fewestEarly || wrong.length > 0) {
        throw new Error(`Of ${named.join(', ')} not requested once: ${wrong.join(', ')}`);
      }
    },
    async isTold(toast) {
      await found({ text: toast, within: toasts }, 'read');
    },
    async presses(query) {
      // A page that renders again may replace the element between the search and the click.
      const press = async () => {
        const element = await find(window, { query, use: 'act' });
        return element?.press().then(() => true) ?? null;
      };
      await until(press, { query, forMs: patienceMs });
    },
    async types(query, text) {
      await (await found(query, 'act')).type(text);
    },
    async chooses(query, value) {
      await found(query, 'act');
      const element = finding({ query, use: 'act' });
      await window.evaluate(`(${setInPage.toString()})(${element}, ${JSON.stringify(value)})`);
    },
  };
}

function run(window: BrowserWindow, inPage: () => unknown): Promise<unknown> {
  return window.evaluate(`(${inPage.toString()})()`);
}

type Look = { query: Query; use: Use };

async function find(window: BrowserWindow, look: Look): Promise<FoundElement | null> {
  if ((await window.evaluate('typeof TestingLibraryDom')) === 'undefined') {
    await window.evaluate(`void (() => {\n${library}\n})()`);
  }
  return await window.find(finding(look));
}

function finding({ query, use }: Look): string {
  return `(${findInPage.toString()})(${JSON.stringify(query)}, '${use}')`;
}

type Waiting = { query: Query; forMs: number };

/** Scripts of a page that is unloading cannot answer; that counts as finding nothing. */
async function until<Found>(attempt: () => Promise<Found | null>, { query, forMs }: Waiting): Promise<Found> {
  const deadline = performance.now() + forMs;
  let reason: unknown = null;
  while (performance.now() < deadline) {
    const found = await attempt().catch((error: unknown) => {
      reason = error;
      return null;
    });
    if (found !== null) {
      return found;
    }
    await wait(everyMs);
  }
  throw new Error(`Not found within ${forMs / 1_000} s: ${JSON.stringify(query)}`, { cause: reason });
}
