import type { App } from '@marquee/release-kit/apps';
import type { Page } from '@playwright/test';

type StandalonePage = { path: string; heading: string; mocked: string };

/** For each remote, a page other than its first, and a text on that page that only the mocks contain. */
export const standalonePages: Record<App, StandalonePage> = {
  client: {
    path: '/client/invoices/00000000-0000-4000-8000-000000000304',
    heading: 'Invoice for Mum’s 60th',
    mocked: 'Sunset Sound Co.',
  },
  provider: {
    path: '/provider/quotes/00000000-0000-4000-8000-000000000202',
    heading: 'Lucía’s Graduation',
    mocked: 'Basic DJ Package',
  },
  public: {
    path: '/quote?quote=00000000-0000-4000-8000-000000000201',
    heading: 'Amara & Jonah’s Wedding',
    mocked: 'Premium DJ Package',
  },
};

export type Traffic = {
  /** API paths that the mocks have answered. */
  mocked: string[];
  /** Requests that bypassed the mocks: to the API over the network, or to another origin. */
  outside: string[];
  /** Errors of the page, and answers of the mocks that violate their contracts. */
  faults: string[];
};

/** Records the requests and errors of the page from now on. */
export function watchTraffic(page: Page, url: string): Traffic {
  const traffic: Traffic = { mocked: [], outside: [], faults: [] };
  page.context().on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(url).host) {
      traffic.outside.push(request.url());
    }
  });
  page.on('pageerror', ({ message }) => traffic.faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 500) {
      traffic.faults.push(`${response.status()} ${response.url()}`);
    }
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) {
      const list = response.fromServiceWorker() ? traffic.mocked : traffic.outside;
      list.push(pathname);
    }
  });
  return traffic;
}
