import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { Frame } from '../src/frame/frame.tsx';
import { readFooter } from '../test/read-footer.tsx';
import { section } from '../test/section.ts';

describe('2 Footer', () => {
  test('when a page is open, then its footer shows the contact details', async () => {
    await readFooter();

    for (const detail of ['hello@marquee.example', '(212) 555-0142', 'New York, NY']) {
      expect(screen.getByText(detail)).toBeVisible();
    }
  });

  test('when a page is open, then its footer lists the ten service categories', async () => {
    await readFooter();

    const categories = within(section('Services')).getAllByRole('listitem');
    expect(categories.map(({ textContent }) => textContent)).toEqual([
      'Entertainment & Performers',
      'Music & Audio',
      'Lighting & Visual Effects',
      'Photography & Videography',
      'Décor & Styling',
      'Venue & Logistics',
      'Catering & Bar',
      'Planning & Coordination',
      'Cultural & Ceremony Services',
      'Guest Experience & Extras',
    ]);
  });

  test('when a page is open, then its footer shows copyright 2024', async () => {
    await readFooter();

    expect(screen.getByText('© 2024 Marquee')).toBeVisible();
  });

  test('when the public quote is open, then it has the footer, on screen only', async () => {
    renderWithApp(<Frame>A quote</Frame>, { route: '/quote?quote=1' });

    const footer = await screen.findByRole('contentinfo');

    expect(within(footer).getByText('© 2024 Marquee')).toBeVisible();
    expect(footer).toHaveAttribute('data-screen-only');
  });

  test("when 'Support' is pressed, then the page stays", async () => {
    const { user, path, navigatedTo } = await readFooter();

    await user.click(screen.getByText('Support'));

    expect(path()).toBe('/founder');
    expect(navigatedTo()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
  });
});
