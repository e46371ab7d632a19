import { screen, waitFor, within } from '@testing-library/react';

/** Waits for the one toast, with both its title and its text. */
export async function expectSaid(title: string, text: string): Promise<void> {
  const toasts = within(await screen.findByRole('region', { name: /^Notifications/ }));

  await waitFor(() => {
    expect(toasts.getByText(title)).toBeVisible();
    expect(toasts.getByText(text)).toBeVisible();
  });
}
