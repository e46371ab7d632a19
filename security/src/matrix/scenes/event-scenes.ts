import { aClientEventForm, anEventRequest, anEventUpdate } from './forms.ts';
import { among, on, plain, scene } from './scene.ts';
import type { Scenes } from './scene.ts';
import { aCancelledEvent, aDraft, aSentEvent, aCancelledDraft } from './stage-events.ts';
import { privateProfiles } from './stage-profiles.ts';
import { aBookedEvent, anEventWithDraftQuote } from './stage-quotes.ts';

const reason = { reason: 'Moving away' };
const proposal = { status: 'proposal' };

export const eventScenes: Scenes = {
  'createEvent (-)': scene(async (_theatre, { provider }) => ({
    body: anEventRequest(provider.person.email),
  })),
  'createClientEvent (-)': plain({ body: aClientEventForm() }),
  'listClientEvents (-)': among(privateProfiles, aDraft),
  'listClientEvents (draft quote)': among(privateProfiles, anEventWithDraftQuote),
  'getClientEvent (draft)': on(aDraft),
  'getClientEvent (sent)': on(aSentEvent),
  'getClientEvent (draft quote)': on(anEventWithDraftQuote),
  'updateClientEvent (draft)': on(aDraft, anEventUpdate()),
  'updateClientEvent (sent)': on(aSentEvent, anEventUpdate()),
  'sendEventToProvider (draft)': on(aDraft),
  'sendEventToProvider (sent)': on(aSentEvent),
  'sendEventToProvider (cancelled draft)': on(aCancelledDraft),
  'cancelClientEvent (draft)': on(aDraft, reason),
  'cancelClientEvent (sent)': on(aSentEvent, reason),
  'cancelClientEvent (booked)': on(aBookedEvent, reason),
  'listEvents (-)': among(privateProfiles, aSentEvent),
  'listEvents (draft)': among(privateProfiles, aDraft),
  'listProviderEvents (-)': among(privateProfiles, aSentEvent),
  'listProviderEvents (draft)': among(privateProfiles, aDraft),
  'listProviderRequests (-)': among(privateProfiles, aSentEvent),
  'listProviderRequests (draft)': among(privateProfiles, aDraft),
  'getProviderEvent (draft)': on(aDraft),
  'getProviderEvent (sent)': on(aSentEvent),
  'exportProviderEvents (-)': among(privateProfiles, aSentEvent),
  'exportProviderEvents (draft)': among(privateProfiles, aDraft),
  'getEventSummary (-)': among(privateProfiles, aSentEvent),
  'changeEventStatus (draft)': on(aDraft, proposal),
  'changeEventStatus (sent)': on(aSentEvent, proposal),
  'changeEventStatus (booked)': on(aBookedEvent, proposal),
  'changeEventStatus (cancelled)': on(aCancelledEvent, proposal),
};
