import type { Found, FoundEvent, FoundQuote } from '../src/check/found.ts';
import type { Entry } from '../src/history/entry.ts';
import { anEntry, anEvent, aProvider, aQuote, aHealthySystem, healthyEntries } from './check-fixture.ts';

const pseudonym = { clientName: 'Deleted client client', clientEmail: '' };
const eventName = 'Event of a deleted client';

/** The system without faults after the event has taken place and its client has deleted the account. */
export function aSystemWithoutItsClient(): Found {
  const before = aHealthySystem();
  return {
    ...before,
    events: [erasedEvent()],
    quotes: [erasedQuote()],
    accounts: [aProvider()],
    audit: [...before.audit, { id: 'audit-3', act: 'account-deleted', subject: { id: 'client' } }],
    emails: [
      ...before.emails,
      {
        id: 'mail-4',
        to: 'client.m-client@chaos.example',
        subject: 'Your account was deleted',
        text: 'Goodbye',
      },
    ],
    projections: erasedProjections(before.projections),
  };
}

export function entriesWithDeletion(): Entry[] {
  return [
    ...healthyEntries(),
    anEntry('complete-event', { subject: 'event' }),
    anEntry('delete-account', { subject: 'client', about: 'client' }),
  ];
}

function erasedEvent(): FoundEvent {
  const history = [
    ...anEvent().history,
    { type: 'completed', status: 'completed' },
    { type: 'erased', status: 'completed' },
  ];
  return anEvent({ ...pseudonym, name: eventName, status: 'completed', version: 6, history });
}

function erasedQuote(): FoundQuote {
  const erased = {
    id: '6-1',
    status: 'client_accepted',
    ...{ type: 'erased', data: { side: 'client' } },
  };
  return aQuote({ ...pseudonym, eventName, version: 6, history: [...aQuote().history, erased] });
}

function erasedProjections(before: Found['projections']): Found['projections'] {
  const nobody = { email: '', emailVerified: false, name: 'Deleted client client', isErased: true };
  const changed = (name: keyof Found['projections'], fields: object) =>
    before[name].map((row) => ({ ...row, sourceVersion: 6, ...fields }));
  return {
    ...before,
    'events.client': [{ id: 'client', sourceVersion: 3, clientId: 'client', phone: '', ...nobody }],
    'quotes.client': [{ id: 'client', sourceVersion: 3, emailKey: '', ...nobody }],
    'quotes.eventRequest': changed('quotes.eventRequest', {
      ...pseudonym,
      name: eventName,
      status: 'completed',
    }),
    'identity.booking': changed('identity.booking', { name: '', status: 'completed' }),
    'billing.acceptedQuote': changed('billing.acceptedQuote', { ...pseudonym, eventName }),
  };
}
