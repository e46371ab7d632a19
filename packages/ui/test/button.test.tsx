import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../src/index.ts';

describe('button', () => {
  test('when it is clicked, then its handler runs once', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Create Event</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('when it is pending, then it shows the pending text and ignores clicks', async () => {
    const onClick = jest.fn();
    render(
      <Button pending pendingText="Creating Event..." onClick={onClick}>
        Create Event
      </Button>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Creating Event...' }));

    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  test('when it becomes pending, then it keeps the focus', async () => {
    const { rerender } = render(<Button pending={false}>Accept this Quote</Button>);
    await userEvent.tab();

    rerender(<Button pending>Accept this Quote</Button>);

    expect(screen.getByRole('button', { name: 'Accept this Quote' })).toHaveFocus();
  });

  test('when it is pending inside a form, then Enter does not submit the form', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <input aria-label="Event Name" />
        <Button type="submit" pending>
          Create Event
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText('Event Name'), 'Henna{Enter}');

    expect(submit).not.toHaveBeenCalled();
  });

  test('when it can become pending, then its attributes contain both labels from the start, so that CSS can reserve their width', () => {
    render(
      <Button pending={false} pendingText="Saving...">
        Save Changes
      </Button>,
    );

    expect(screen.getByRole('button')).toHaveAttribute('data-idle', 'Save Changes');
    expect(screen.getByRole('button')).toHaveAttribute('data-pending', 'Saving...');
  });
});
