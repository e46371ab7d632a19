import type { Theatre } from '../cast/theatre.ts';
import { aClientEventForm, anEventRequest, anEventUpdate } from './forms.ts';
import { plain, scene } from './scene.ts';
import type { Pair, Scene, Scenes } from './scene.ts';
import { aCancelledEvent, aDraft, aSentEvent, aCancelledDraft } from './stage-events.ts';
import { aBookedEvent } from './stage-quotes.ts';

type Stage = (theatre: Theatre, pair: Pair) => Promise<string>;

const on = (stage: Stage, body?: unknown): Scene =>
  scene(async (theatre, pair) => {
    const id = await stage(theatre, pair);
    return { params: { id }, body, owned: [id] };
  });
const among = (stage: Stage): Scene =>
  scene(async (theatre, pair) => ({ owned: [await stage(theatre, pair)] }));
const reason = { reason: 'Moving away' };
const proposal = { status: 'proposal' };

export const eventScenes: Scenes = {
  'createEvent (-)': scene(async (_theatre, { provider }) => ({
    body: anEventRequest(provider.person.email),
  })),
  'createClientEvent (-)': plain({ body: aClientEventForm() }),
  'listClientEvents (-)': among(aDraft),
  'getClientEvent (draft)': on(aDraft),
  'getClientEvent (sent)': on(aSentEvent),
  'updateClientEvent (draft)': on(aDraft, anEventUpdate()),
  'updateClientEvent (sent)': on(aSentEvent, anEventUpdate()),
  'sendEventToProvider (draft)': on(aDraft),
  'sendEventToProvider (sent)': on(aSentEvent),
  'sendEventToProvider (cancelled draft)': on(aCancelledDraft),
  'cancelClientEvent (draft)': on(aDraft, reason),
  'cancelClientEvent (sent)': on(aSentEvent, reason),
  'cancelClientEvent (booked)': on(aBookedEvent, reason),
  'listEvents (-)': among(aSentEvent),
  'listProviderEvents (-)': among(aSentEvent),
  'listProviderRequests (-)': among(aSentEvent),
  'exportProviderEvents (-)': among(aSentEvent),
  'getEventSummary (-)': among(aSentEvent),
  'changeEventStatus (draft)': on(aDraft, proposal),
  'changeEventStatus (sent)': on(aSentEvent, proposal),
  'changeEventStatus (booked)': on(aBookedEvent, proposal),
  'changeEventStatus (cancelled)': on(aCancelledEvent, proposal),
};
