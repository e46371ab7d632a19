import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fill-in.ts';

/** Fills every required field of the client event form. */
export async function fillDetails(user: UserEvent) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Event Category' }), 'Henna');
  fillIn(answers);
}

const answers = {
  'Event Name': 'Leïla’s Henna Night',
  'Event Date': '2099-11-09',
  'Start Time': '17:30',
  'Venue Address': '25-22 Astoria Boulevard',
  'Home Address': '12 Prospect Park West',
  'Contact Name': 'Amara Okafor',
  'Email Address': 'amara@okafor.example',
  'Phone Number': '(917) 555-0116',
};
