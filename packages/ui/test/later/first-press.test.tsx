import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// One test in its file: what it waits for would be there already in a second one.
describe('the first press on a menu’s button', () => {
  test('when the menu comes before the press ends, then it opens all the same', async () => {
    render(<Menu label="More" items={[{ label: 'Archive', onSelect: () => undefined }]} />);

    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'More' }) });

    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  });
});
