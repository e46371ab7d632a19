import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { providerNotFound } from '../projections/find-provider.ts';
import { openEvent } from './domain/draft-rules.ts';
import type { EventDeps } from './event-deps.ts';
import type { AddressedProvider, Event, EventDetails } from './domain/event.ts';

/**
 * The client as the call identifies them: id and email from the caller's token, and the name from the form, or the email if the form has no
 * name.
 */
type EventClient = { clientId: string; email: string; name: string };

type NewEvent = {
  id: string;
  details: EventDetails;
  provider: AddressedProvider | null;
  client: EventClient;
};

/** Creates a draft for its client; a repeated call with the same id returns the existing draft. */
export async function addEvent(deps: EventDeps, opened: NewEvent, cause: Cause): Promise<Event> {
  const { id, details, provider } = opened;
  const { events, timeZone } = deps;
  const at = deps.now();
  const client = await resolveClient(deps, opened.client);
  await deps.rates.requireBelowCap('DRAFT_EVENT_ACCOUNT_LIMIT', {
    count: await events.countDrafts(client.clientId),
    exists: async () => (await events.findOne({ id })) !== null,
  });
  const event = openEvent({ id, details, client, provider, timeZone }, at);
  const { status, version } = event;
  const history = [{ type: 'created', data: {}, status, version, actor: cause.actor, at }] as const;
  const outcome = await events.insert(event, { history, cause, at });
  await removeIfClientErased(deps, event);
  await removeIfProviderErased(deps, event);
  return outcome === 'inserted' ? event : events.get(id, { clientId: client.clientId });
}

/** Removes the draft and rejects the call if the client's account was deleted during the insert; the deletion may have missed the draft. */
async function removeIfClientErased({ events, clients }: EventDeps, event: Event): Promise<void> {
  const client = await clients.get(event.clientId);
  if (client?.isErased === true) {
    await events.remove(event);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}

/** Removes the draft and rejects the call if the provider's account was deleted during the insert. */
async function removeIfProviderErased({ events, providers }: EventDeps, event: Event): Promise<void> {
  if (event.providerId !== null && (await providers.isErased(event.providerId))) {
    await events.remove(event);
    throw providerNotFound();
  }
}

/** Name and email from identity's message about the client take precedence over those of the call. */
async function resolveClient({ clients }: EventDeps, { clientId, email, name }: EventClient) {
  const known = await clients.get(clientId);
  return { clientId, clientName: known?.name ?? name, clientEmail: known?.email ?? email };
}
