import '@testing-library/jest-dom';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, TextField } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// One test in its file: what it waits for would be there already in a second one.
describe('the first dialog', () => {
  test('when it is opened by the keyboard, then that button is busy until then, its first field takes the focus, and its button gets it back', async () => {
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
