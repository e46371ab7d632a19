import { Page, SessionUnavailable } from '@marquee/web-kit';
import type { RemoteModule } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import { AppRoutes } from '../src/routing/app-routes.tsx';
import { createServerPage, ServerPageContext } from '../src/routing/server-page.ts';
import { aFederation } from './a-federation.ts';
import { aRelease } from './a-release.ts';

const html =
  '<h1>Quote for Robin</h1><a href="/home">Home</a><a href="/auth">Sign In</a><button>Print</button>';
const onPrint = jest.fn();

/** The remote's page. It differs from the HTML, as if another release of the remote had rendered the HTML. */
function QuotePage() {
  return (
    <Page title="Quote" description="A quote">
      <h1>Quote for Robin Banks</h1>
      <a href="/auth">Sign In</a>
      <button onClick={onPrint}>Print</button>
    </Page>
  );
}

/** A remote's page that could not read the session. */
function NoSession() {
  return (
    <SessionUnavailable
      session={{ status: 'unavailable', error: new Error('no answer'), retry: () => undefined }}
    />
  );
}

/** Renders a document with the HTML of a remote's page. The test controls when the remote loads. */
function open(route = '/quote?quote=7', { isSkeleton = false } = {}) {
  const loading = Promise.withResolvers<RemoteModule>();
  let clickedButton: HTMLElement | null = null;
  const release = aRelease({ name: 'mfe_public', owner: 'Public pages team', paths: ['/quote', '/other'] });
  const page = createServerPage({
    ...{ path: '/quote', search: '?quote=7', html, isSkeleton },
    getClickedButton: () => clickedButton,
  });
  const application = (
    <FederationProvider
      federation={aFederation({ releases: async () => [release], load: () => loading.promise })}
    >
      <ServerPageContext value={page}>
        <AppRoutes />
      </ServerPageContext>
    </FederationProvider>
  );
  const { unmount } = renderWithApp(application, { route });
  return {
    /** Unmounts and mounts again, like a navigation to a page of the shell and back. */
    openAgain: () => {
      unmount();
      renderWithApp(application, { route });
    },
    clickButton: () => {
      clickedButton = sent()?.querySelector('button') ?? null;
    },
    fail: () => {
      loading.reject(new Error('gone'));
    },
    loadWithoutSession: () => {
      loading.resolve({ RemoteRoutes: NoSession });
    },
    load: async () => {
      loading.resolve({ RemoteRoutes: QuotePage });
      await screen.findByRole('heading', { name: 'Quote for Robin Banks' });
    },
  };
}

const sent = () => document.querySelector<HTMLElement>('[data-server-page]');

describe('a remote’s page as HTML in the document', () => {
  beforeEach(() => {
    onPrint.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('when its remote is loading, then the HTML is shown until the remote has rendered its page', async () => {
    const { load } = open();
    expect(screen.getByRole('heading', { name: 'Quote for Robin' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    await load();

    expect(sent()).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('when the HTML is a skeleton, then it is busy until the remote has rendered its page', async () => {
    const { load } = open('/quote?quote=7', { isSkeleton: true });
    expect(sent()).toHaveAttribute('aria-busy', 'true');

    await load();

    expect(sent()).toBeNull();
  });

  test('when the session cannot be read, then that error replaces the HTML', async () => {
    open().loadWithoutSession();

    expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
    expect(sent()).toBeNull();
  });

  test('when a link in the HTML has the focus, then the same link of the remote’s page gets the focus', async () => {
    const { load } = open();
    screen.getByRole('link', { name: 'Sign In' }).focus();

    await load();

    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });

  test('when the focused element does not exist in the remote’s page, then nothing takes the focus', async () => {
    const { load } = open();
    screen.getByRole('link', { name: 'Home' }).focus();

    await load();

    expect(document.body).toHaveFocus();
  });

  test('when a button in the HTML was clicked, then the click is replayed once on the remote’s button', async () => {
    const { clickButton, load } = open();
    clickButton();

    await load();

    expect(onPrint).toHaveBeenCalledTimes(1);
  });

  test('when its remote fails to load, then the error replaces the HTML', async () => {
    open().fail();

    expect(await screen.findByText(/The Public pages team maintains this page/)).toBeVisible();
    await waitFor(() => {
      expect(sent()).toBeNull();
    });
  });

  test('when the area is mounted again after the remote has replaced the HTML, then the HTML is not shown again', async () => {
    const { load, openAgain } = open();
    await load();

    openAgain();

    expect(sent()).toBeNull();
  });

  test.each(['/other', '/quote?quote=8'])(
    'when the URL is %s instead of /quote?quote=7, then the HTML is not shown',
    async (address) => {
      const { load } = open(address);
      expect(sent()).toBeNull();

      await load();

      expect(onPrint).not.toHaveBeenCalled();
    },
  );
});
