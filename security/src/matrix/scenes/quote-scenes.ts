import type { Theatre } from '../cast/theatre.ts';
import { aLine } from './forms.ts';
import { plain, scene } from './scene.ts';
import type { Pair, Scene, Scenes } from './scene.ts';
import { aCancelledEvent, aSentEvent } from './stage-events.ts';
import * as stage from './stage-quotes.ts';

type Stage = (theatre: Theatre, pair: Pair) => Promise<stage.StagedQuote>;

const on = (make: Stage, body?: unknown): Scene =>
  scene(async (theatre, pair) => {
    const { id } = await make(theatre, pair);
    return { params: { id }, body, owned: [id] };
  });
/** For whoever holds the address. */
const open = (make: Stage): Scene =>
  scene(async (theatre, pair) => ({ params: { id: (await make(theatre, pair)).id } }));
const onLine = (make: Stage): Scene =>
  scene(async (theatre, pair) => {
    const { id, lineItemId } = await make(theatre, pair);
    return { params: { id, lineItemId }, owned: [id] };
  });
const onEvent = (make: (theatre: Theatre, pair: Pair) => Promise<string>): Scene =>
  scene(async (theatre, pair) => ({ params: { id: await make(theatre, pair) } }));
const among = (make: Stage): Scene =>
  scene(async (theatre, pair) => {
    const { id, eventId } = await make(theatre, pair);
    return { owned: [id, eventId] };
  });
const halfBefore = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 };
const renaming = { eventName: 'Another name' };

export const quoteScenes: Scenes = {
  'listQuotes (-)': among(stage.aDraftQuote),
  'listQuotesApprovedForReview (-)': among(stage.anApprovedQuote),
  'getWorkflow (-)': among(stage.aSentQuote),
  'getPaymentDefault (-)': plain(),
  'setPaymentDefault (-)': plain({ body: halfBefore }),
  'createQuote (-)': scene(async (_theatre, { client }) => ({
    body: { clientEmail: client.person.email, eventName: 'Dinner' },
  })),
  'createQuoteFromRequest (sent)': onEvent(aSentEvent),
  'createQuoteFromRequest (cancelled)': onEvent(aCancelledEvent),
  'getQuote (draft)': on(stage.aDraftQuote),
  'getQuotePdf (draft)': on(stage.aDraftQuote),
  'getQuoteHistory (draft)': on(stage.aDraftQuote),
  'updateQuote (draft)': on(stage.aDraftQuote, renaming),
  'updateQuote (accepted)': on(stage.anAcceptedQuote, renaming),
  'addLineItem (draft)': on(stage.aDraftQuote, aLine()),
  'addLineItem (accepted)': on(stage.anAcceptedQuote, aLine()),
  'removeLineItem (draft)': onLine(stage.aDraftQuote),
  'removeLineItem (accepted)': onLine(stage.anAcceptedQuote),
  'approveQuoteForReview (draft)': on(stage.aDraftQuote),
  'approveQuoteForReview (empty)': on(stage.anEmptyQuote),
  'sendQuoteToClient (approved)': on(stage.anApprovedQuote),
  'sendQuoteToClient (draft)': on(stage.aDraftQuote),
  'getClientQuote (-)': among(stage.aSentQuote),
  'listClientQuotes (-)': among(stage.aSentQuote),
  'countWaitingQuotes (-)': among(stage.aSentQuote),
  'getClientQuotePdf (sent)': on(stage.aSentQuote),
  'getClientQuotePdf (draft)': on(stage.aDraftQuote),
  'acceptClientQuote (sent)': on(stage.aSentQuote, {}),
  'acceptClientQuote (draft)': on(stage.aDraftQuote, {}),
  'acceptClientQuote (archived)': on(stage.anArchivedQuote, {}),
  'acceptClientQuote (by hand)': scene(async (theatre, pair) => ({
    params: { id: await stage.aQuoteByHand(theatre, pair) },
    body: {},
  })),
  'getPublicQuote (draft)': open(stage.aDraftQuote),
  'getPublicQuote (sent)': open(stage.aSentQuote),
  'getPublicQuote (archived)': open(stage.anArchivedQuote),
  'getPublicQuotePdf (sent)': open(stage.aSentQuote),
  'getPublicQuotePdf (archived)': open(stage.anArchivedQuote),
};
