import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// The only test in this file, because in a second test the menu would already be loaded.
describe('the first key press on a menu’s button', () => {
  test('when the menu loads while the space bar is down, then the menu opens and no item is selected', async () => {
    const archive = jest.fn();
    render(<Menu label="More" items={[{ label: 'Archive', onSelect: archive }]} />);
    await userEvent.tab();

    await userEvent.keyboard('[Space>]');
    await screen.findByRole('menuitem', { name: 'Archive' });
    await userEvent.keyboard('[/Space]');

    expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
    expect(archive).not.toHaveBeenCalled();
  });
});
