import { clientFields } from '../fixtures/people.ts';
import type { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import type { Query } from './browser.ts';
import type { Person } from './person.ts';

/** Fills the client's sign-up form, which must be open. */
export async function fillClientSignUp(person: Person, client: ReturnType<typeof aClient>): Promise<void> {
  await typeAll(person, clientForm, clientFields(client));
}

export async function fillProviderSignUp(
  person: Person,
  provider: ReturnType<typeof aProvider>,
): Promise<void> {
  await typeAll(person, providerForm, {
    'Business Name': provider.businessName,
    Email: provider.email,
    'Phone (optional)': provider.phone,
    Password: provider.password,
    'Confirm Password': provider.password,
  });
  await person.clicks({ text: 'DJ Services', within: providerForm });
}

/** Fills the fields of the create-event page that the event contains. */
export async function fillEvent(person: Person, event: ReturnType<typeof anEventRequest>): Promise<void> {
  await person.chooses({ label: 'Event Type' }, event.eventCategory);
  await typeAll(
    person,
    { role: 'main' },
    {
      'Event Name': event.name,
      'Provider Email': event.providerEmail,
      'Duration (hours)': String(event.duration),
      'Guest Count': String(event.guestCount),
      'Key Contact Name': event.keyContactName,
      'Key Contact Phone': event.keyContactPhone,
      'Venue Address': event.venueAddress,
    },
  );
  await person.chooses({ label: 'Event Date' }, event.eventDate);
  await person.chooses({ label: 'Start Time' }, event.startTime);
  await person.chooses({ label: 'End Time' }, event.endTime);
  await person.chooses({ label: 'Venue Entry Time' }, event.venueEntryTime);
  await person.chooses({ label: 'Venue Exit Time' }, event.venueExitTime);
  for (const service of event.servicesNeeded) {
    await person.clicks({ text: service, within: { role: 'main' } });
  }
}

export const clientForm = { role: 'form', name: 'Create a client account' } as const;
export const providerForm = { role: 'form', name: 'Create a provider account' } as const;

async function typeAll(
  person: Person,
  within: Query,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await person.types({ label, within }, text);
  }
}
