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

/** What the remote of another release makes of the same answer. */
function QuotePage() {
  return (
    <Page title="Quote" description="A quote">
      <h1>Quote for Robin Banks</h1>
      <a href="/auth">Sign In</a>
      <button onClick={onPrint}>Print</button>
    </Page>
  );
}

/** As a page that could not learn who is asking. */
function NoSession() {
  return (
    <SessionUnavailable
      session={{ status: 'unavailable', error: new Error('no answer'), retry: () => undefined }}
    />
  );
}

/** A document that came with the page, before a remote that loads when it is told. */
function open(route = '/quote?quote=7', { isSkeleton = false } = {}) {
  const loading = Promise.withResolvers<RemoteModule>();
  let pressed: HTMLElement | null = null;
  const release = aRelease({ name: 'mfe_public', owner: 'Public pages team', paths: ['/quote', '/other'] });
  const page = createServerPage({
    ...{ path: '/quote', search: '?quote=7', html, isSkeleton },
    pressed: () => pressed,
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
    /** As for somebody who goes to a page of the shell and comes back. */
    openAgain: () => {
      unmount();
      renderWithApp(application, { route });
    },
    press: () => {
      pressed = sent()?.querySelector('button') ?? null;
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

describe('a page that came with the document', () => {
  beforeEach(() => {
    onPrint.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('when its remote is on its way, then it stands in its place until that has rendered its own', async () => {
    const { load } = open();
    expect(screen.getByRole('heading', { name: 'Quote for Robin' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    await load();

    expect(sent()).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('when it is a skeleton, then it is busy, and gone when the remote has rendered its own', async () => {
    const { load } = open('/quote?quote=7', { isSkeleton: true });
    expect(sent()).toHaveAttribute('aria-busy', 'true');

    await load();

    expect(sent()).toBeNull();
  });

  test('when nobody can say who is asking, then that is said instead', async () => {
    open().loadWithoutSession();

    expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
    expect(sent()).toBeNull();
  });

  test('when a link in it has the focus, then the same link has it afterwards', async () => {
    const { load } = open();
    screen.getByRole('link', { name: 'Sign In' }).focus();

    await load();

    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });

  test('when the focus is on what there is no more, then nothing else takes it', async () => {
    const { load } = open();
    screen.getByRole('link', { name: 'Home' }).focus();

    await load();

    expect(document.body).toHaveFocus();
  });

  test('when a button of it was pressed, then the remote’s is pressed once', async () => {
    const { press, load } = open();
    press();

    await load();

    expect(onPrint).toHaveBeenCalledTimes(1);
  });

  test('when its remote does not load, then that is said instead', async () => {
    open().fail();

    expect(await screen.findByText(/The Public pages team maintains this page/)).toBeVisible();
    await waitFor(() => {
      expect(sent()).toBeNull();
    });
  });

  test('when its place is shown again after the remote took it, then it does not come back', async () => {
    const { load, openAgain } = open();
    await load();

    openAgain();

    expect(sent()).toBeNull();
  });

  test.each(['/other', '/quote?quote=8'])('when %s is shown, then it is not', async (address) => {
    const { load } = open(address);
    expect(sent()).toBeNull();

    await load();

    expect(onPrint).not.toHaveBeenCalled();
  });
});
