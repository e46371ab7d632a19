import { logout } from '@marquee/contracts/auth-operations';
import { SearchField, TextField } from '@marquee/ui';
import { Page, Route, Routes } from '@marquee/web-kit';
import { aClientUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { setShortcuts } from '../src/features/shortcuts/shortcuts-switch.ts';
import { chooseTheme } from '../src/frame/theme-choice.ts';
import { Frame } from '../src/frame/frame.tsx';

type Visit = Parameters<typeof renderWithApp>[1];

const pages = (
  <Frame>
    <Routes>
      <Route path="/home" element={<h1>A page to read</h1>} />
      <Route
        path="*"
        element={
          <Page title="Quotes" description="A page with fields.">
            <h1>Quotes</h1>
            <SearchField label="Search quotes" />
            <TextField label="Notes" />
          </Page>
        }
      />
    </Routes>
  </Frame>
);

async function visit(options: Visit = {}) {
  const app = renderWithApp(pages, options);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const pressCtrlK = '{Control>}k{/Control}';

afterEach(() => {
  jest.restoreAllMocks();
  setShortcuts('on');
  chooseTheme('system');
});

describe('the shortcuts', () => {
  test('when Ctrl and K are pressed, then the command palette opens, and Escape closes it', async () => {
    const { user } = await visit();

    await user.keyboard(pressCtrlK);

    expect(await screen.findByRole('combobox', { name: 'Quick menu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when / is pressed, then the page’s search field has the focus', async () => {
    const { user } = await visit();

    await user.keyboard('/');

    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('');
  });

  test('when / is pressed on a page without a search field, then nothing happens', async () => {
    const { user } = await visit({ route: '/home' });

    await user.keyboard('/');

    expect(document.body).toHaveFocus();
  });

  test('when ? is pressed, then the shortcuts are listed', async () => {
    const { user } = await visit();

    await user.keyboard('?');

    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Search on this page')).toBeVisible();
    expect(sheet.getByText('Alt T')).toBeVisible();
  });

  test.each(['?', '/', pressCtrlK])(
    'when %s is pressed in a field, then no shortcut is triggered',
    async (keys) => {
      const { user } = await visit();

      await user.click(screen.getByLabelText('Notes'));
      await user.keyboard(keys);

      expect(screen.getByLabelText('Notes')).toHaveFocus();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test.each(['{Alt>}/{/Alt}', '{Control>}/{/Control}', '{Meta>}?{/Meta}'])(
    'when %s is pressed, then no shortcut is triggered, because the browser may use these keys',
    async (keys) => {
      const { user } = await visit();

      await user.keyboard(keys);

      expect(document.body).toHaveFocus();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('when they are switched off, then the keys do nothing, even after a reload', async () => {
    const { user, unmount } = await visit();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Use these shortcuts' }));
    unmount();
    await visit();

    await user.keyboard(`/?${pressCtrlK}`);

    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('shortcuts without storage', () => {
  test('when they are switched off, then the keys do nothing for this visit', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    const { user } = await visit();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Use these shortcuts' }));
    await user.keyboard('{Escape}');

    await user.keyboard('?');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('command palette', () => {
  test('when it is opened from the footer, then closing it returns the focus to the footer’s button', async () => {
    const { user } = await visit({ route: '/home' });
    await user.click(screen.getByRole('button', { name: 'Quick menu' }));
    await screen.findByRole('dialog', { name: 'Quick menu' });

    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Quick menu' })).toHaveFocus();
  });

  test('when Enter is pressed and the search text has other accents than the best match, then its page opens and the page’s heading has the focus', async () => {
    const { user, path } = await visit({ route: '/home', session: aClientUser() });
    await screen.findByRole('link', { name: 'Welcome, Amara' });
    await user.click(screen.getByRole('button', { name: 'Quick menu' }));
    await screen.findByRole('combobox', { name: 'Quick menu' });

    await user.keyboard('cr\u00e9ate{Enter}');

    expect(path()).toBe('/create-event');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Quotes' })).toHaveFocus();
  });

  test('when Sign Out is chosen, then / opens with a full page load', async () => {
    const session = aClientUser();
    const { user, navigatedTo } = await visit({ session, answers: [answer(logout, undefined)] });
    await screen.findByRole('link', { name: 'Welcome, Amara' });
    await user.keyboard(pressCtrlK);

    await user.click(await screen.findByRole('option', { name: 'Sign Out' }));

    expect(navigatedTo()).toBe('/');
  });

  test('when the dark theme is chosen, then the page is dark and the palette marks the choice', async () => {
    const { user } = await visit();
    await user.keyboard(pressCtrlK);

    await user.click(await screen.findByRole('option', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.keyboard(pressCtrlK);
    expect(await screen.findByRole('option', { name: 'Dark chosen' })).toBeVisible();
  });

  test('when nothing matches the search, then the palette shows an empty state', async () => {
    const { user } = await visit();
    await user.keyboard(pressCtrlK);
    await screen.findByRole('combobox', { name: 'Quick menu' });

    await user.keyboard('xyzzy');

    expect(await screen.findByText('No results')).toBeVisible();
  });
});
