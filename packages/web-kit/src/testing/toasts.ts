import { screen, waitFor, within } from '@testing-library/react';

/** Queries within the toast region; throws if the app has none. */
export function toasts() {
  return within(screen.getByRole('region', { name: /^Notifications/ }));
}

/** Waits until the visible toast has all these texts: a title and, if given, a description. */
export async function expectToast(...texts: string[]): Promise<void> {
  await waitFor(() => {
    const shown = toasts();
    for (const text of texts) {
      expect(shown.getByText(text)).toBeVisible();
    }
  });
}
