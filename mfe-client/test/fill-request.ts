import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fill-in.ts';

/** Fills every required field of the create-event page except the services. */
export async function fillRequest(user: UserEvent) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Event Type' }), 'Henna');
  fillIn(answers);
}

const answers = {
  'Event Name': 'Leïla’s Henna Night',
  'Provider Email': 'bookings@sunset.example',
  'Event Date': '2099-11-09',
  'Start Time': '17:30',
  'End Time': '21:30',
  'Duration (hours)': '4',
  'Guest Count': '80',
  'Key Contact Name': 'Amara Okafor',
  'Key Contact Phone': '(917) 555-0116',
  'Venue Address': '25-22 Astoria Boulevard',
  'Venue Entry Time': '15:30',
  'Venue Exit Time': '00:30',
};
