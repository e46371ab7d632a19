import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { PageFooter } from '../src/frame/page-footer.tsx';
import { readFooter } from './read-footer.tsx';

const footer = <PageFooter onCommandPalette={() => undefined} />;

describe('the footer', () => {
  test('when the founder page is open, then the footer has the legal links', async () => {
    await readFooter();

    const links = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/founder',
      '/privacy-policy',
      '/terms',
    ]);
  });

  test.each(['/', '/client-admin'])('when a client opens %s, then it is the slim footer', async (route) => {
    renderWithApp(footer, { route, session: aClientUser() });

    const links = within(await screen.findByRole('navigation', { name: 'My Event Hub' }));
    expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    expect(links.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/create-event');
    expect(links.queryByRole('link', { name: 'Versions' })).toBeNull();
    expect(links.getByText('Support')).not.toHaveAttribute('href');
    expect(screen.queryByText('Services')).toBeNull();
  });

  test('when a signed-out visitor opens /, then the full footer is shown', async () => {
    renderWithApp(footer, { route: '/' });

    expect(await screen.findByRole('form', { name: 'Write to us' })).toBeVisible();
  });
});
