import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Menu, TextField } from '../src/index.ts';
import '../src/testing.ts';

describe('dialog', () => {
  test('when it opens, then its title is its accessible name and its first field has the focus', async () => {
    render(<NewQuote />);

    await userEvent.click(screen.getByRole('button', { name: 'New Quote' }));

    expect(screen.getByRole('dialog', { name: 'New Quote' })).toBeInTheDocument();
    expect(screen.getByLabelText('Event Name')).toHaveFocus();
  });

  test('when Escape closes it, then the button that opened it has the focus again', async () => {
    render(<NewQuote />);
    await userEvent.click(screen.getByRole('button', { name: 'New Quote' }));

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Quote' })).toHaveFocus();
  });

  test('when a menu opened the dialog, then closing the dialog returns the focus to the menu’s button', async () => {
    render(<NewQuote />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New' }));
    await screen.findByRole('dialog');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  test('when the button that opened the dialog was removed, then closing the dialog focuses the panel around that button', async () => {
    render(<DropMessage />);
    await userEvent.click(screen.getByRole('button', { name: 'Drop' }));

    await userEvent.click(screen.getByRole('button', { name: 'Drop Message' }));

    expect(screen.queryByRole('button', { name: 'Drop' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus();
  });

  test('when the dialog is open, then the page behind does not scroll until the dialog is closed', async () => {
    render(<NewQuote />);

    await userEvent.click(screen.getByRole('button', { name: 'New Quote' }));

    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});

describe('confirm dialog', () => {
  test('when it opens, then its cancel button has the focus, and confirming runs the action', async () => {
    const accept = jest.fn();
    render(<AcceptQuote onConfirm={accept} pending={false} />);

    expect(await screen.findByRole('button', { name: 'Not yet' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Accept this Quote' }));

    expect(accept).toHaveBeenCalledTimes(1);
  });

  test('when the action is pending, then the dialog stays open and does not run the action again', async () => {
    const accept = jest.fn();
    render(<AcceptQuote onConfirm={accept} pending />);

    await userEvent.click(screen.getByRole('button', { name: 'Accept this Quote' }));

    expect(accept).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: /Amara & Jonah/ })).toBeInTheDocument();
  });
});

function NewQuote() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
  };

  return (
    <>
      <Button onClick={open}>New Quote</Button>
      <Menu label="More" items={[{ label: 'New', onSelect: open }]} />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="New Quote">
        <TextField label="Event Name" />
      </Dialog>
    </>
  );
}

function DropMessage() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);

  return (
    <section tabIndex={-1} aria-label="Messages">
      {isThere && (
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Drop
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Drop it?">
        <Button
          onClick={() => {
            setIsThere(false);
            setIsOpen(false);
          }}
        >
          Drop Message
        </Button>
      </Dialog>
    </section>
  );
}

type AcceptQuoteProps = { onConfirm: () => void; pending: boolean };

function AcceptQuote({ onConfirm, pending }: AcceptQuoteProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={jest.fn()}
      title="Accept the quote for Amara & Jonah’s Wedding?"
      confirmLabel="Accept this Quote"
      cancelLabel="Not yet"
      onConfirm={onConfirm}
      pending={pending}
    >
      The event is booked at this price.
    </ConfirmDialog>
  );
}
