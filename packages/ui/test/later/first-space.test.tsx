import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// One test in its file: what it waits for would be there already in a second one.
describe('the first key on a menu’s button', () => {
  test('when the menu comes while the space bar is down, then it opens, and nothing of it is chosen', async () => {
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
