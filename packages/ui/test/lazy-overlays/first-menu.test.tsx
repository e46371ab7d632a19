import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// The only test in this file, because in a second test the menu would already be loaded.
describe('the first menu', () => {
  test('when an arrow key opens the menu, then it appears once it is loaded, and Escape returns the focus to its button', async () => {
    render(<Menu label="More" items={[{ label: 'Archive', onSelect: () => undefined }]} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup', 'menu');

    await userEvent.keyboard('{ArrowDown}');

    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});
