import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckTiles, ErrorSummary, TextField } from '../src/index.ts';

const twoErrors = [
  { name: 'providerEmail', message: 'Please enter a valid email address' },
  { name: 'servicesNeeded', message: 'Please select at least one service' },
];

describe('error summary', () => {
  test('when a form is rejected, then the summary takes the focus and counts the errors', () => {
    const { rerender } = render(<EventForm attempt={0} />);

    rerender(<EventForm attempt={1} />);

    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByText('Please fix 2 fields')).toBeInTheDocument();
  });

  test('when the user follows the link of an error, then the field of the error has the focus', async () => {
    render(<EventForm attempt={1} />);

    await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address' }));

    expect(screen.getByLabelText('Provider Email')).toHaveFocus();
  });

  test('when the user follows the link of a group’s error, then the first choice of the group has the focus', async () => {
    render(<EventForm attempt={1} />);

    await userEvent.click(screen.getByRole('link', { name: 'Please select at least one service' }));

    expect(screen.getByLabelText('DJ')).toHaveFocus();
  });

  test('when the form was not submitted yet, then the summary is not shown', () => {
    render(<EventForm attempt={0} />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

function EventForm({ attempt }: { attempt: number }) {
  return (
    <form>
      <ErrorSummary errors={twoErrors} attempt={attempt} />
      <TextField label="Provider Email" name="providerEmail" />
      <CheckTiles legend="Services Needed" name="servicesNeeded" options={['DJ', 'Dance']} />
    </form>
  );
}
