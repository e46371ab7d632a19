import '@testing-library/jest-dom';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// One test in its file: what it waits for would be there already in a second one.
describe('the first press on a menu’s button', () => {
  test('when the menu comes before the press ends, then the button is busy until it opens', async () => {
    render(<Menu label="More" items={[{ label: 'Archive', onSelect: () => undefined }]} />);

    const trigger = screen.getByRole('button', { name: 'More' });

    fireEvent(trigger, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    expect(trigger).toHaveAttribute('aria-busy', 'true');

    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  });
});
