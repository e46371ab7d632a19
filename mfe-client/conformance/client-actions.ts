import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Accepts the only open quote on the page and confirms it. */
export function acceptQuote(user: UserEvent): Promise<void> {
  return confirm(user, 'Accept this Quote');
}

/** Sends the only draft on the page and confirms it. */
export function sendToProvider(user: UserEvent): Promise<void> {
  return confirm(user, 'Send to provider');
}

async function confirm(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
}
