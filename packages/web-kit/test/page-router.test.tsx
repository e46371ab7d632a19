import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, RouterProvider, ScrollRestoration, useBlocker, useLocation } from 'react-router';
import { createPageRouter } from '../src/routing/page-router.ts';

const scrollTo = jest.fn((_x: number, y: number) => {
  window.scrollY = y;
});

beforeEach(() => {
  history.replaceState(null, '', '/start');
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  window.scrollY = 0;
});

describe('the router of pages', () => {
  test('when links are followed, then the address and the page change, and back leads back', async () => {
    renderPages();

    await userEvent.click(screen.getByRole('link', { name: 'Next' }));

    expect(screen.getByText('at /next?a=b#c')).toBeInTheDocument();
    expect(location.href).toMatch(/\/next\?a=b#c$/);
    history.back();
    expect(await screen.findByText('at /start')).toBeInTheDocument();
  });

  test('when a link takes the place of the page, then back leads to the page before', async () => {
    renderPages();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));

    await userEvent.click(screen.getByRole('link', { name: 'Instead' }));

    expect(screen.getByText('at /instead')).toBeInTheDocument();
    history.back();
    expect(await screen.findByText('at /start')).toBeInTheDocument();
  });

  test('when only the query changes, then the path stays', async () => {
    const router = renderPages();

    await act(() => router.navigate('?tab=two'));

    expect(screen.getByText('at /start?tab=two')).toBeInTheDocument();
  });

  test.each(['//evil.example/x', 'https://evil.example/', String.raw`/\evil.example`])(
    'when an address leads elsewhere (%s), then nobody is taken there',
    async (address) => {
      const router = renderPages();

      await expect(router.navigate(address)).rejects.toThrow('External navigation is not allowed');
      expect(location.pathname).toBe('/start');
    },
  );

  test('when a page is come back to, then it is where it was scrolled to, and a new one is at its top', async () => {
    renderPages();
    window.scrollY = 321;

    await userEvent.click(screen.getByRole('link', { name: 'Next' }));

    expect(window.scrollY).toBe(0);
    history.back();
    await waitFor(() => {
      expect(window.scrollY).toBe(321);
    });
  });

  test('when the page is on the screen already, then it is not scrolled', () => {
    scrollTo.mockClear();

    renderPages({ isShown: true });

    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('leaving a page that holds unsaved text', () => {
  test('when a link leads away and the user stays, then the page stays', async () => {
    renderPages({ isBlocking: true });

    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));

    expect(screen.getByText('at /start')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
  });

  test('when a link leads away and the user insists, then the page is left', async () => {
    renderPages({ isBlocking: true });
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));

    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));

    expect(await screen.findByText('at /next?a=b#c')).toBeInTheDocument();
  });

  test('when back leads away, then the address is the page’s again until the user insists', async () => {
    const router = renderPages();
    await act(() => router.navigate('/form'));
    await act(() => router.navigate('/form?blocking'));

    history.back();

    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('at /form')).toBeInTheDocument();
    expect(location.search).toBe('');
  });

  test('when back leads away and the user stays, then the address is the page’s', async () => {
    const router = renderPages();
    await act(() => router.navigate('/form?blocking'));

    history.back();

    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByText('at /form?blocking')).toBeInTheDocument();
    await waitFor(() => {
      expect(location.search).toBe('?blocking');
    });
  });
});

type Options = { isShown?: boolean; isBlocking?: boolean };

function renderPages({ isShown = false, isBlocking = false }: Options = {}) {
  const children = [{ path: '*', element: <PageHere isBlocking={isBlocking} /> }];
  const router = createPageRouter([{ element: <Ground />, children }], { isShown });
  render(<RouterProvider router={router} />);
  return router;
}

function Ground() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function PageHere({ isBlocking }: { isBlocking: boolean }) {
  const { pathname, search, hash } = useLocation();
  const blocker = useBlocker(isBlocking || search.includes('blocking'));

  return (
    <>
      <p>at {pathname + search + hash}</p>
      <Link to="/next?a=b#c">Next</Link>
      <Link to="/instead" replace>
        Instead
      </Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.reset}>Stay</button>
          <button onClick={blocker.proceed}>Leave</button>
        </>
      )}
    </>
  );
}
