import type { App } from '@marquee/release-kit/apps';
import { CONTRACT_VERSION } from '@marquee/web-kit/contract-version';
import type { Locator, Page } from '@playwright/test';
import { goToPath } from '../browser/go-to.js';
import { amara, sunset } from '../fixtures/demo.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { waitForHydration } from '../fixtures/hydration.ts';

const people = { client: amara, provider: sunset };

type PageAddress = { path: string; heading: string | RegExp };

type Remote = {
  owner: string;
  /** The contract version for which the suite has built the remote. */
  contract: number;
  as: keyof typeof people | null;
  path: string;
  /** A heading of the page at `path`, which is a separate chunk if the remote has several pages. */
  heading: string;
  /** The page that the remote's users see first. */
  frontPage: PageAddress;
  /** A page of the shell that works without the remote. */
  shellPage: PageAddress;
};

/** One above the version in this source, because `scripts/suites/raise-contract-version.mjs` has raised it in the running copy. */
export const shellContract = CONTRACT_VERSION + 1;

const account = { path: '/account', heading: 'Account' };

const noQuote = { path: '/quote?id=00000000-0000-4000-8000-000000000000', heading: 'Quote Not Found' };

export const remotes: Record<App, Remote> = {
  client: {
    owner: 'Client team',
    contract: shellContract,
    as: 'client',
    path: '/create-event',
    heading: 'Create New Event',
    frontPage: { path: '/client-admin', heading: /^Welcome back, / },
    shellPage: account,
  },
  provider: {
    owner: 'Provider team',
    contract: shellContract - 1,
    as: 'provider',
    path: '/provider/billing',
    heading: 'Billing',
    frontPage: { path: '/provider', heading: / Dashboard$/ },
    shellPage: account,
  },
  public: {
    owner: 'Public pages team',
    contract: shellContract - 1,
    as: null,
    ...noQuote,
    frontPage: noQuote,
    shellPage: { path: '/terms', heading: 'Terms of Service' },
  },
};

/** Opens a page of the shell, signed in as a user of the remote, before any file of the remote has loaded. */
export async function openShellPage(page: Page, baseUrl: string, app: App): Promise<Remote> {
  const remote = remotes[app];
  if (remote.as !== null) {
    await signIn(page, baseUrl, people[remote.as]);
  }
  await page.goto(remote.shellPage.path);
  // A prerendered page has no router before hydration.
  await waitForHydration(page);
  return remote;
}

/** Navigates like a link of the shell. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(goToPath, path);
}

/** The error that replaces a remote's page. */
export function errorPageOf(page: Page, owner: string): Locator {
  return page
    .getByRole('alert')
    .filter({ hasText: 'This page could not be loaded' })
    .filter({ hasText: `The ${owner} maintains this page.` });
}
