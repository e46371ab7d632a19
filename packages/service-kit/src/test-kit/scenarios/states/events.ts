import { cancelClientEvent, sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { toEventTexts } from '@marquee/contracts/event-texts';

import type { ScenarioContext } from '../context.ts';
import { anEventRequest } from '../forms.ts';
import type { RecordState } from '../scenario.ts';
import { aNumber, aWord, forBoth, forClient } from '../words.ts';

/** An unsent event of the two owners, unknown to its provider. */
export async function aDraft(context: ScenarioContext): Promise<RecordState> {
  const { id, words } = await created(context);
  return { id, secrets: [forClient(id, ...words)] };
}

/** An event sent to its provider, known to the other services. */
export async function aSentEvent(context: ScenarioContext): Promise<RecordState> {
  const { id, words } = await created(context);
  await context.call(sendEventToProvider, { as: context.client, params: { id } });
  await context.settled();
  return { id, secrets: [forBoth(id, context.client.email, ...words)] };
}

export async function aCancelledEvent(context: ScenarioContext): Promise<RecordState> {
  return cancelled(context, await aSentEvent(context));
}

/** An event that was cancelled before it was ever sent. To send this event is a new transition, not a repetition of an earlier one. */
export async function aCancelledDraft(context: ScenarioContext): Promise<RecordState> {
  return cancelled(context, await aDraft(context));
}

export async function cancelled(context: ScenarioContext, event: RecordState): Promise<RecordState> {
  const [params, body] = [{ id: event.id }, { reason: 'Moving away' }];
  await context.call(cancelClientEvent, { as: context.client, params, body });
  await context.settled();
  return event;
}

async function created(context: ScenarioContext): Promise<{ id: string; words: readonly string[] }> {
  const { client, provider, eventDate } = context;
  const own = { keyContactName: aWord(), keyContactPhone: aNumber(), ...toEventTexts(aWord) };
  const body = { ...anEventRequest(context, provider.email, eventDate), ...own };
  const { id } = await context.call(createEvent, { as: client, body });
  return { id, words: Object.values(own) };
}
