import { sendContactMessage } from '@marquee/contracts/account-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { fill } from '../test/fill.ts';
import { readFooter } from '../test/read-footer.tsx';

const robin = { 'Your Name': 'Robin Vale', 'Email Address': 'robin@journey.example' };
const service = 'What service do you need?';

describe('2 Footer', () => {
  test('when the contact form is shown, then it has name, email, a free-text box and Send Message', async () => {
    await readFooter();

    expect(screen.getByLabelText('Your Name')).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toBeVisible();
    expect(screen.getByLabelText(service, { selector: 'textarea' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test('when a person fills in the contact form, then its honeypot field stays hidden and empty', async () => {
    const sent = answer(sendContactMessage, { message: 'Thank you.' });
    const { user, calls } = await readFooter([sent]);
    await fill(user, screen, robin);

    await user.tab();
    await user.keyboard('A DJ for a graduation');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(calls(sendContactMessage).map(({ body }) => body)).toEqual([
      { name: 'Robin Vale', email: 'robin@journey.example', message: 'A DJ for a graduation', website: '' },
    ]);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('when the rate limit rejects a message, then the time of the next try is shown, and the input stays', async () => {
    const message = 'Too many attempts. Please try again in 12 minutes.';
    const tooMany = refuse(sendContactMessage, { status: 429, code: 'too_many_attempts', message });
    const { user } = await readFooter([tooMany]);
    await fill(user, screen, { ...robin, 'What service do you need\\?': 'A DJ for a graduation' });

    await user.click(screen.getByRole('button', { name: 'Send Message' }));

    expect(await screen.findByText('Failed to Send Message')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(service)).toHaveValue('A DJ for a graduation');
  });
});
