import { sendContactMessage } from '@marquee/contracts/account-operations';
import { answer, hold, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { ContactForm } from '../src/frame/contact-form.tsx';
import { fill } from './fill.ts';

const question = {
  'Your Name': 'Amara Okafor',
  'Email Address': 'amara@okafor.example',
  'What service do you need\\?': 'A DJ in October',
};

async function send(typed: Partial<typeof question>, answers: Answer[] = []) {
  const app = renderWithApp(<ContactForm />, { answers });
  await fill(app.user, screen, typed);
  await app.user.click(screen.getByRole('button', { name: 'Send Message' }));
  return app;
}

function getHoneypot() {
  return document.querySelector('[name="website"]');
}

const sent = answer(sendContactMessage, { message: 'Thank you.' });

describe('the contact form', () => {
  test('when it is sent, then a toast confirms it and the form is empty again', async () => {
    const { calls } = await send(question, [sent]);

    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(screen.getByLabelText('Your Name')).toHaveValue('');
    expect(calls(sendContactMessage).map(({ body }) => body)).toEqual([
      { name: 'Amara Okafor', email: 'amara@okafor.example', message: 'A DJ in October', website: '' },
    ]);
  });

  test('when the user types while the form is being sent, then that input stays', async () => {
    const { answer: sending, release } = hold(sent);
    const { user } = await send(question, [sending]);

    await user.type(screen.getByLabelText('What service do you need?'), ' and lights');
    release();

    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(screen.getByLabelText('What service do you need?')).toHaveValue('A DJ in October and lights');
    expect(screen.getByLabelText('Your Name')).toHaveValue('');
  });

  test('when a bot fills in the honeypot field, then the value is sent to the server', async () => {
    const app = renderWithApp(<ContactForm />, { answers: [sent] });
    await fill(app.user, screen, question);
    await app.user.type(getHoneypot() ?? document.body, 'https://spam.example');

    await app.user.click(screen.getByRole('button', { name: 'Send Message' }));

    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(app.calls(sendContactMessage)[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });

  test('when it is submitted empty, then every field shows its error', async () => {
    const { calls } = await send({});

    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Your Name')).toHaveAccessibleDescription('Your name is required');
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('What service do you need?')).toHaveAccessibleDescription(
      'Please tell us what you need',
    );
    expect(calls(sendContactMessage)).toEqual([]);
  });

  test('when the user tabs through it without typing, then no field shows an error', async () => {
    const { user } = renderWithApp(<ContactForm />);
    const button = screen.getByRole('button', { name: 'Send Message' });
    await user.click(screen.getByLabelText('Your Name'));

    for (const label of ['Email Address', 'What service do you need?']) {
      await user.tab();
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
    await user.tab();
    expect(button).toHaveFocus();

    // A changed field is validated on blur. Its error shows that validation has run, so unchanged fields would now show their errors too.
    await user.type(screen.getByLabelText('Email Address'), 'amara');
    await user.click(button.ownerDocument.body);
    expect(await screen.findByText(/^Please enter a valid email address: /)).toBeVisible();
    expect(screen.getByLabelText('Your Name')).toBeValid();
    expect(screen.getByLabelText('What service do you need?')).toBeValid();
  });

  test('when the email address is invalid, then its field shows an error on blur', async () => {
    const { user } = renderWithApp(<ContactForm />);

    await user.type(screen.getByLabelText('Email Address'), 'amara');
    await user.tab();

    expect(await screen.findByText(/^Please enter a valid email address: /)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
