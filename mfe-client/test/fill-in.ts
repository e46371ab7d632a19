import { fireEvent, screen } from '@testing-library/react';

/** Puts texts into the fields of a form by their labels. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
