import '@testing-library/jest-dom';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, TextField } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// The only test in this file, because in a second test the overlays would already be loaded.
describe('the first dialog', () => {
  test('when its focused button is clicked, then the button is busy until the dialog is loaded, the first field takes the focus, and closing the dialog returns the focus', async () => {
    render(<NewQuote />);
    await userEvent.tab();
    const opener = screen.getByRole('button', { name: 'New Quote' });

    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-busy', 'true');

    expect(await screen.findByRole('dialog', { name: 'New Quote' })).toBeInTheDocument();
    expect(opener).not.toHaveAttribute('aria-busy');
    expect(screen.getByLabelText('Event Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'New Quote' })).toHaveFocus();
  });
});

function NewQuote() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        New Quote
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="New Quote">
        <TextField label="Event Name" />
      </Dialog>
    </>
  );
}
