import '@testing-library/jest-dom';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// The only test in this file, because in a second test the menu would already be loaded.
describe('the first pointer press on a menu’s button', () => {
  test('when the menu loads before the pointer is up, then the button is busy at once, and the menu opens when it is loaded', async () => {
    render(<Menu label="More" items={[{ label: 'Archive', onSelect: () => undefined }]} />);

    const trigger = screen.getByRole('button', { name: 'More' });

    fireEvent(trigger, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    expect(trigger).toHaveAttribute('aria-busy', 'true');

    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  });
});
