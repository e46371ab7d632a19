import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, expectToast, hold, refuse } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { fillIn } from '../test/fill-in.ts';
import { openFilledClientEventForm, openClientEventForm } from './open-client-event-form.ts';
import { expectOnlyInvalid } from './expect-only-invalid.ts';

describe('5 Client event form', () => {
  test.each([
    ['Event Name', 'Event name is required'],
    ['Event Category', 'Event category is required'],
    ['Event Date', 'Event date is required'],
    ['Start Time', 'Start time is required'],
    ['Venue Address', 'Venue address is required'],
    ['Home Address', 'Home address is required'],
    ['Contact Name', 'Contact name is required'],
    ['Email Address', 'Email address is required'],
    ['Phone Number', 'Phone number is required'],
  ])('when %s is empty, then its input shows an error', async (label, message) => {
    const { calls, submit } = await openFilledClientEventForm({ texts: { [label]: '' } });

    await submit();

    const field = screen.getByLabelText(label);
    await expectOnlyInvalid(field, message);
    expect(field).toBeRequired();
    expect(calls(createClientEvent)).toHaveLength(0);
  });

  test('when the email address is invalid, then its input shows an error', async () => {
    await openClientEventForm();
    const email = screen.getByLabelText('Email Address');

    fillIn({ 'Email Address': 'robin@' });
    fireEvent.blur(email);

    await waitFor(() => {
      expect(email).toHaveAccessibleDescription(
        'Please enter a valid email address: the part after the @ must have a dot, as in example.com',
      );
    });
  });

  test('when all optional fields are empty, then the form is submitted', async () => {
    const { calls, submit } = await openFilledClientEventForm();

    await submit();

    expect(await screen.findByText('Event Details Submitted!')).toBeVisible();
    const body = calls(createClientEvent)[0]?.body;
    expect(body).toMatchObject({ additionalContactName: '', guestOfHonorNames: '', comments: '' });
    expect(createClientEvent.body.safeParse(body).success).toBe(true);
  });
});

describe('4 Form submissions', () => {
  test('when a form is being submitted, then its button is disabled and a second click does nothing', async () => {
    const late = hold(answer(createClientEvent, anEvent()));
    const { user, calls, path } = await openFilledClientEventForm({ reply: late.answer });

    await user.dblClick(screen.getByRole('button', { name: 'Submit Event Details' }));

    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    late.release();
    await waitFor(() => {
      expect(path()).toBe('/client-portal');
    });
    expect(calls(createClientEvent)).toHaveLength(1);
  });
});

describe('8 Client event form', () => {
  test("when the form was submitted, then a toast shows 'Event Details Submitted!'", async () => {
    const { submit } = await openFilledClientEventForm();

    await submit();

    await expectToast(
      'Event Details Submitted!',
      "Your event details have been saved. You'll receive confirmation soon.",
    );
  });

  test.each([
    {
      words: "when submitting fails without a reason, then a toast shows 'Failed to submit event details'",
      refusal: { status: 500, code: 'internal', message: '' },
      shownText: 'Failed to submit event details',
    },
    {
      words: "when submitting fails with a reason, then a toast shows 'Submission Failed' and the reason",
      refusal: { status: 409, code: 'conflict', message: 'The day is taken' },
      shownText: 'The day is taken',
    },
  ])('$words', async ({ refusal, shownText }) => {
    const { submit } = await openFilledClientEventForm({ reply: refuse(createClientEvent, refusal) });

    await submit();

    await expectToast('Submission Failed', shownText);
    expect(screen.getByLabelText('Event Name')).toHaveValue('Leïla’s Henna Night');
  });
});
