import { Link, Route, Routes, useNavigate } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Frame } from '../src/frame/frame.tsx';

const pressCtrlK = '{Control>}k{/Control}';

/** Simulates the browser's Back and Forward buttons, which work even while an overlay is open. */
function BrowserButtons() {
  const navigate = useNavigate();
  return [-1, 1].map((step) => (
    <button key={step} onClick={() => void navigate(step)}>
      {step < 0 ? 'Back' : 'Forward'}
    </button>
  ));
}

const app = (
  <>
    <BrowserButtons />
    <Frame>
      <Routes>
        <Route path="/" element={<Link to="/founder">On</Link>} />
        <Route path="/founder" element={<h1>Founder</h1>} />
      </Routes>
    </Frame>
  </>
);

describe('overlays', () => {
  test('when Back has closed an overlay, then Forward does not open it again', async () => {
    const { user, path } = renderWithApp(app);
    await user.click(screen.getByRole('link', { name: 'On' }));
    await user.keyboard(pressCtrlK);
    await screen.findByRole('dialog', { name: 'Quick menu' });

    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => {
      expect(path()).toBe('/');
    });
    fireEvent.click(screen.getByText('Forward'));
    await screen.findByText('Founder', { selector: 'h1' });

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when an overlay is opened from the mobile menu, then the menu closes, and Escape returns the focus to the menu’s button', async () => {
    const { user } = renderWithApp(app);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.tab();

    await user.keyboard(pressCtrlK);
    await screen.findByRole('combobox', { name: 'Quick menu' });

    expect(screen.queryByText('Close', { selector: '[aria-expanded]' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
