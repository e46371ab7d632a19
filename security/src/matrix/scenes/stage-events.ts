import { settle } from '../../stack/settle.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { anEventRequest } from './forms.ts';
import type { Pair } from './scene.ts';

/** The id of an event of the pair's, not sent yet. */
export async function aDraft(theatre: Theatre, { client, provider, eventDate }: Pair): Promise<string> {
  const body = anEventRequest(provider.person.email, eventDate);
  const { id } = await done<{ id: string }>(theatre, client.cookie, {
    method: 'POST',
    path: '/events',
    body,
  });
  return id;
}

/** Sent to its provider, whose services know of it. */
export async function aSentEvent(theatre: Theatre, pair: Pair): Promise<string> {
  const id = await aDraft(theatre, pair);
  await done(theatre, pair.client.cookie, { method: 'POST', path: `/client/events/${id}/send-to-provider` });
  await settle(theatre.product.databases);
  return id;
}

export async function aCancelledEvent(theatre: Theatre, pair: Pair): Promise<string> {
  return cancelled(theatre, pair, await aSentEvent(theatre, pair));
}

/** Cancelled before it was ever sent: had it been, sending it again would only repeat what happened. */
export async function aCancelledDraft(theatre: Theatre, pair: Pair): Promise<string> {
  return cancelled(theatre, pair, await aDraft(theatre, pair));
}

async function cancelled(theatre: Theatre, { client }: Pair, id: string): Promise<string> {
  const body = { reason: 'Moving away' };
  await done(theatre, client.cookie, { method: 'POST', path: `/client/events/${id}/cancel`, body });
  await settle(theatre.product.databases);
  return id;
}
