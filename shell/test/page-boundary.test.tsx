import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { PageBoundary } from '../src/frame/page-boundary.tsx';

function BrokenPage(): never {
  throw new Error('chunk missing');
}

describe('a page that failed to render', () => {
  test('when the user reloads it while offline, then a toast explains why the page is not reloaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderWithApp(
      <PageBoundary resetOn="/">
        <BrokenPage />
      </PageBoundary>,
    );

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Still Offline')).toBeVisible();
    jest.restoreAllMocks();
  });

  test('when the error message is rendered, then the `hydrated` event is still dispatched, so that buttons work', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onHydrated = jest.fn();
    document.addEventListener('hydrated', onHydrated, { once: true });

    renderWithApp(
      <div id="root">
        <PageBoundary resetOn="/">
          <BrokenPage />
        </PageBoundary>
      </div>,
    );

    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(onHydrated).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
