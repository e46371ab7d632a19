import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckTiles, PasswordField, SelectField, TextArea, TextField } from '../src/index.ts';

describe('text field', () => {
  test('when it has a hint, then the label names the control and the hint describes it', () => {
    render(<TextField label="Event Date" hint="Times are in the venue’s time zone." />);

    const control = screen.getByLabelText('Event Date');

    expect(control).toHaveAccessibleDescription('Times are in the venue’s time zone.');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  test('when it has an error, then the error replaces the hint and the control is invalid', () => {
    render(<TextField label="Provider Email" hint="Theirs" error="Please enter a valid email address" />);

    const control = screen.getByLabelText('Provider Email');

    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('when it is optional, then its label contains "(optional)"', () => {
    render(<TextField label="Alternate Phone" optional />);

    expect(screen.getByLabelText('Alternate Phone (optional)')).toBeInTheDocument();
  });

  test('when the field gets a name and a ref, as from a form library, then its control has both', () => {
    const ref = createRef<HTMLInputElement>();

    render(<TextField label="Event Name" name="name" ref={ref} />);

    expect(ref.current).toBe(screen.getByLabelText('Event Name'));
    expect(ref.current).toHaveAttribute('name', 'name');
  });
});

describe('other fields', () => {
  test('when they have errors, then each error describes its own control', () => {
    render(
      <>
        <TextArea label="Comments" error="Too long" />
        <SelectField label="Event Type" options={['Wedding']} error="Event type is required" />
      </>,
    );

    expect(screen.getByLabelText('Comments')).toHaveAccessibleDescription('Too long');
    expect(screen.getByLabelText('Event Type')).toHaveAccessibleDescription('Event type is required');
  });
});

describe('password field', () => {
  test('when the user clicks the button in the field, then the field shows the typed password, and a second click hides the password', async () => {
    render(<PasswordField label="Password" defaultValue="Secret-1" />);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('when the user pastes a password, then the field accepts the password, and it has the given `autocomplete` for password managers', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);

    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('Velvet-curtain-7');

    expect(screen.getByLabelText('Password')).toHaveValue('Velvet-curtain-7');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('check tiles', () => {
  test('when two are ticked, then the form reads both under one name', async () => {
    render(
      <form data-testid="form">
        <CheckTiles legend="Services Needed" name="servicesNeeded" options={['DJ', 'Dance', 'Qwali']} />
      </form>,
    );

    await userEvent.click(screen.getByLabelText('DJ'));
    await userEvent.click(screen.getByLabelText('Qwali'));

    const form = new FormData(screen.getByTestId('form'));
    expect(form.getAll('servicesNeeded')).toEqual(['DJ', 'Qwali']);
  });

  test('when there is an error, then it describes the group', () => {
    render(
      <CheckTiles legend="Services Needed" options={['DJ']} error="Please select at least one service" />,
    );

    expect(screen.getByRole('group', { name: 'Services Needed' })).toHaveAccessibleDescription(
      'Please select at least one service',
    );
  });
});
