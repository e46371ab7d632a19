import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton, Toaster } from '../src/index.ts';
import '../src/testing.ts';

async function copyOnce(): Promise<void> {
  render(
    <>
      <CopyButton text="ABCD-1234" label="Copy Codes" copiedLabel="Copied" />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy Codes' }));
}

describe('the copy button', () => {
  test('when it is pressed, then the clipboard has the text and the button says so', async () => {
    userEvent.setup();

    await copyOnce();

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ABCD-1234');
  });

  test('when the browser denies access to the clipboard, then a toast asks the user to copy by hand', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: denied } });

    await copyOnce();

    expect(await screen.findByText('Failed to Copy')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy Codes' })).toBeVisible();
  });
});
