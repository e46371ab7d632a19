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
});
