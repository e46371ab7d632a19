import { screen, waitFor, within } from '@testing-library/react';

/** Queries within the region that shows toasts; throws where the app has none. */
export function toasts() {
  return within(screen.getByRole('region', { name: /^Notifications/ }));
}

/** Waits until one look at the toasts finds all these words: a title and, where given, a text. */
export async function expectToast(...words: string[]): Promise<void> {
  await waitFor(() => {
    const shown = toasts();
    for (const text of words) {
      expect(shown.getByText(text)).toBeVisible();
    }
  });
}
