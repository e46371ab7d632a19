import type { Theatre } from '../cast/theatre.ts';
import { aLine } from './forms.ts';
import { among, on, plain, scene } from './scene.ts';
import type { Pair, Scene, Scenes } from './scene.ts';
import { aCancelledEvent, aSentEvent } from './stage-events.ts';
import { privateProfiles } from './stage-profiles.ts';
import * as stage from './stage-quotes.ts';
import { aRivalsQuote } from './stage-rivals.ts';
import { forNobody } from './words.ts';

type Stage = (theatre: Theatre, pair: Pair) => Promise<stage.StagedQuote>;

/** Public to anyone with the share URL. Words that are on no quote must not even be shown to the two owners. */
const open = (make: Stage): Scene =>
  scene(async (theatre, pair) => {
    const { id } = await make(theatre, pair);
    return { params: { id }, secrets: forNobody((await privateProfiles(theatre, pair)).secrets) };
  });
/** The same, without the version that was withdrawn or has not been sent again. */
const openWithout = (make: Stage): Scene =>
  scene(async (theatre, pair) => {
    const { id, secrets } = await make(theatre, pair);
    return { params: { id }, secrets: forNobody(secrets) };
  });
const onLine = (make: Stage): Scene =>
  scene(async (theatre, pair) => {
    const { id, lineItemId, secrets } = await make(theatre, pair);
    return { params: { id, lineItemId }, secrets };
  });
const halfBefore = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14 };
const renaming = { eventName: 'Another name' };

export const quoteScenes: Scenes = {
  'listQuotes (-)': among(privateProfiles, stage.aDraftQuote, aRivalsQuote),
  'listQuotesApprovedForReview (-)': among(stage.anApprovedQuote, aRivalsQuote),
  'getWorkflow (-)': among(privateProfiles, stage.aSentQuote, aRivalsQuote),
  'getPaymentDefault (-)': plain(),
  'setPaymentDefault (-)': plain({ body: halfBefore }),
  'createQuote (-)': scene(async (_theatre, { client }) => ({
    body: { clientEmail: client.person.email, eventName: 'Dinner' },
  })),
  'createQuoteFromRequest (sent)': on(aSentEvent),
  'createQuoteFromRequest (cancelled)': on(aCancelledEvent),
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
  'withdrawQuote (sent)': on(stage.aSentQuote),
  'withdrawQuote (draft)': on(stage.aDraftQuote),
  'withdrawQuote (accepted)': on(stage.anAcceptedQuote),
  'copyDiscardedChanges (discarded)': on(stage.anAcceptedRevision),
  'copyDiscardedChanges (draft)': on(stage.aDraftQuote),
  'getClientQuote (-)': among(privateProfiles, stage.aSentQuote),
  'getClientQuote (draft)': among(stage.aDraftQuote),
  'getClientQuote (approved)': among(stage.anApprovedQuote),
  'getClientQuote (revised)': among(stage.aRevisedQuote),
  'listClientQuotes (-)': among(privateProfiles, stage.aSentQuote),
  'listClientQuotes (draft)': among(stage.aDraftQuote),
  'listClientQuotes (approved)': among(stage.anApprovedQuote),
  'listClientQuotes (revised)': among(stage.aRevisedQuote),
  'countWaitingQuotes (-)': among(stage.aSentQuote),
  'getClientQuotePdf (sent)': on(stage.aSentQuote),
  'getClientQuotePdf (revised)': on(stage.aRevisedQuote),
  'getClientQuotePdf (approved)': on(stage.anApprovedQuote),
  'getClientQuotePdf (draft)': on(stage.aDraftQuote),
  'acceptClientQuote (sent)': on(stage.aSentQuote, {}),
  'acceptClientQuote (revised)': on(stage.aRevisedQuote, {}),
  'acceptClientQuote (withdrawn)': on(stage.aWithdrawnQuote, {}),
  'acceptClientQuote (approved)': on(stage.anApprovedQuote, {}),
  'acceptClientQuote (draft)': on(stage.aDraftQuote, {}),
  'acceptClientQuote (archived)': on(stage.anArchivedQuote, {}),
  'acceptClientQuote (by hand)': on(stage.aQuoteByHand, {}),
  'getPublicQuote (draft)': open(stage.aDraftQuote),
  'getPublicQuote (sent)': open(stage.aSentQuote),
  'getPublicQuote (revised)': openWithout(stage.aRevisedQuote),
  'getPublicQuote (archived)': openWithout(stage.anArchivedQuote),
  'getPublicQuotePdf (draft)': open(stage.aDraftQuote),
  'getPublicQuotePdf (sent)': open(stage.aSentQuote),
  'getPublicQuotePdf (revised)': openWithout(stage.aRevisedQuote),
  'getPublicQuotePdf (archived)': openWithout(stage.anArchivedQuote),
};
