import type { Page } from '@playwright/test';

import type { anEventRequest } from '../../fixtures/people.ts';
import { fill } from './fill.ts';

type Request = ReturnType<typeof anEventRequest>;

/** Fills every field of the create-event page. */
export async function fillRequest(page: Page, request: Request): Promise<void> {
  await page.getByLabel('Event Type').selectOption(request.eventCategory);
  await fill(page.getByRole('main'), {
    'Event Name': request.name,
    'Provider Email': request.providerEmail,
    'Event Date': request.eventDate,
    'Start Time': request.startTime,
    'End Time': request.endTime,
    'Duration (hours)': String(request.duration),
    'Guest Count': String(request.guestCount),
    'Key Contact Name': request.keyContactName,
    'Key Contact Phone': request.keyContactPhone,
    'Venue Address': request.venueAddress,
    'Venue Entry Time': request.venueEntryTime,
    'Venue Exit Time': request.venueExitTime,
  });
  for (const service of request.servicesNeeded) {
    await page.getByRole('checkbox', { name: service, exact: true }).check({ force: true });
  }
}

/** The required fields of the client event form, by their labels. */
export const eventDetails = {
  'Event Name': 'Robin’s Engagement',
  'Event Date': '2099-05-02',
  'Start Time': '18:30',
  'Venue Address': '12 Prospect Park West, Brooklyn',
  'Home Address': '4 Vale Street, Queens',
  'Contact Name': 'Robin Vale',
  'Email Address': 'robin@journey.example',
  'Phone Number': '(917) 555-0148',
};

/** Opens the client event form and fills its required fields. */
export async function fillEventDetails(page: Page): Promise<void> {
  await page.goto('/client-event-form');
  await page.getByLabel('Event Category').selectOption('Reception');
  await fill(page.getByRole('main'), eventDetails);
}

/** The body of the same form for the API: an event without a provider, an end or a number of guests. */
export const aDetailsForm = {
  eventName: eventDetails['Event Name'],
  eventCategory: 'Reception',
  eventDate: eventDetails['Event Date'],
  startTime: eventDetails['Start Time'],
  venueAddress: eventDetails['Venue Address'],
  homeAddress: eventDetails['Home Address'],
  contactName: eventDetails['Contact Name'],
  contactEmail: eventDetails['Email Address'],
  contactPhone: eventDetails['Phone Number'],
};
