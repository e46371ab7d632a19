import { screen } from '@testing-library/react';

/** The row of a list of events that has this heading. */
export async function findEventRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) {
    throw new Error(`${name} is in no list`);
  }
  return row;
}
