import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { mountApp, useSession } from '@marquee/web-kit';
import type { Visitor } from '@marquee/web-kit';
import { aClientUser, answer, refuse } from '@marquee/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { Application, createRoutes } from '../src/application.tsx';
import { assumeSignedOut } from '../src/session/assume-signed-out.ts';
import { createStore } from '../src/store/store.ts';
import { createFakeApi } from '../src/testing/fake-api.ts';

const signedIn = answer(getCurrentUser, aClientUser());
const expired = refuse(getCurrentUser, { status: 401, code: 'unauthenticated', message: 'Unauthorized' });

/** Both parts show the session's status; the page is hydrated after the bar. `code`: the page's script; null if it is already loaded. */
function App({ code }: { code: Promise<unknown> | null }) {
  return (
    <>
      <header>
        <Status />
      </header>
      <Suspense>
        <main>
          <LoadedPage code={code} />
        </main>
      </Suspense>
    </>
  );
}

function LoadedPage({ code }: { code: Promise<unknown> | null }) {
  if (code) {
    use(code);
  }
  return <Status />;
}

function Status() {
  return <p>{useSession().status}</p>;
}

function renderHtml(visitor: Visitor): HTMLElement {
  const store = createStore();
  if (visitor === 'signed-out') {
    assumeSignedOut(store);
  }
  const router = createMemoryRouter(createRoutes(<App code={null} />, ({ key }) => key));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Application store={store} router={router} />);
  document.body.replaceChildren(container);
  return container;
}

const textIn = (role: 'banner' | 'main', text: string) => within(screen.getByRole(role)).findByText(text);

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

describe('a prerendered page that is hydrated after the session is known', () => {
  test.each([
    ['of a visitor with a session', 'has expired', 'anybody', 'loading', expired, 'signed-out'],
    ['of a visitor with a session', 'is valid', 'anybody', 'loading', signedIn, 'signed-in'],
    ['of a signed-out visitor', 'has begun since', 'signed-out', 'signed-out', signedIn, 'signed-in'],
  ] as const)(
    'when it is the page %s and the session %s, then its HTML is kept and then updated',
    async (_whose, _what, visitor, sent, session, known) => {
      globalThis.fetch = createFakeApi([session]).fetch;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const container = renderHtml(visitor);
      const html = await textIn('main', sent);
      await act(async () => {
        mountApp(container, <App code={promise} />, visitor);
      });
      await textIn('banner', known);

      await act(async () => {
        resolve(undefined);
      });

      expect(await textIn('main', known)).toBe(html);
    },
  );
});
