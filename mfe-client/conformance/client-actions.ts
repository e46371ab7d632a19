import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Clicks the page's only 'Accept this Quote' button, and confirms in the dialog. */
export function acceptQuote(user: UserEvent): Promise<void> {
  return confirm(user, 'Accept this Quote');
}

/** Clicks the page's only 'Send to provider' button, and confirms in the dialog. */
export function sendToProvider(user: UserEvent): Promise<void> {
  return confirm(user, 'Send to provider');
}

async function confirm(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
}
