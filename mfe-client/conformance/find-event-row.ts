import { screen } from '@testing-library/react';

/** Finds the row with this heading in a list of events. */
export async function findEventRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) {
    throw new Error(`${name} is in no list`);
  }
  return row;
}
