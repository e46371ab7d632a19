import { settle } from '../../stack/settle.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { anEventRequest } from './forms.ts';
import type { Pair, Staged } from './scene.ts';
import { aNumber, aWord, forBoth, forClient } from './words.ts';

type Made = { id: string; words: readonly string[] };

/** An unsent event of the two owners, unknown to its provider. */
export async function aDraft(theatre: Theatre, pair: Pair): Promise<Staged> {
  const { id, words } = await made(theatre, pair);
  return { id, secrets: [forClient(id, ...words)] };
}

/** An event sent to its provider, known to the other services. */
export async function aSentEvent(theatre: Theatre, pair: Pair): Promise<Staged> {
  const { id, words } = await made(theatre, pair);
  await done(theatre, pair.client.cookie, { method: 'POST', path: `/client/events/${id}/send-to-provider` });
  await settle(theatre.product);
  return { id, secrets: [forBoth(id, pair.client.person.email, ...words)] };
}

export async function aCancelledEvent(theatre: Theatre, pair: Pair): Promise<Staged> {
  return cancelled(theatre, pair, await aSentEvent(theatre, pair));
}

/** Cancelled before it was ever sent: sending a sent one again would only repeat that. */
export async function aCancelledDraft(theatre: Theatre, pair: Pair): Promise<Staged> {
  return cancelled(theatre, pair, await aDraft(theatre, pair));
}

async function made(theatre: Theatre, { client, provider, eventDate }: Pair): Promise<Made> {
  const own = { keyContactName: aWord(), keyContactPhone: aNumber(), comments: aWord() };
  const { id } = await done<{ id: string }>(theatre, client.cookie, {
    method: 'POST',
    path: '/events',
    body: { ...anEventRequest(provider.person.email, eventDate), ...own },
  });
  return { id, words: Object.values(own) };
}

async function cancelled(theatre: Theatre, { client }: Pair, event: Staged): Promise<Staged> {
  const body = { reason: 'Moving away' };
  await done(theatre, client.cookie, { method: 'POST', path: `/client/events/${event.id}/cancel`, body });
  await settle(theatre.product);
  return event;
}
