import { fireEvent, screen } from '@testing-library/react';

/** Fills the fields. `texts` contains the value of each field by its label. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
