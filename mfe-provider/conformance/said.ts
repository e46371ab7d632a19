import { screen, waitFor, within } from '@testing-library/react';

/** Waits for the toast with these words: its title and, where given, its text. */
export async function expectSaid(...words: string[]): Promise<void> {
  await waitFor(() => {
    const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
    for (const text of words) {
      expect(toasts.getByText(text)).toBeVisible();
    }
  });
}
