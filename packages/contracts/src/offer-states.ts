import type { QuoteStanding } from './quote-standing.ts';

/**
 * The answers to a sent version, each of which ends its offer. `label` is for lists and documents, `obstacle` says why the client cannot
 * accept the offer (a sentence without its period), `newQuoteReason` why the client waits for a new quote, `refusalCode` is the code of the
 * refusal to accept it.
 */
export const offerAnswers = {
  withdrawn: {
    label: 'Withdrawn',
    obstacle: 'This quote was withdrawn',
    newQuoteReason: 'The provider withdrew the last quote',
    refusalCode: 'offer_withdrawn',
  },
} as const;
export type OfferAnswer = keyof typeof offerAnswers;

/**
 * What the client can do with the last sent version. The client can accept it only while it is 'open'. 'archived': the quote was archived
 * without an acceptance.
 */
export type OfferState = 'not-sent' | 'open' | 'expired' | 'accepted' | 'archived' | OfferAnswer;

/** Why the client cannot accept the offer, as a sentence without its period. Null if the client can, or if no page shows a reason. */
export const offerObstacles = {
  'not-sent': null,
  open: null,
  expired: 'This quote has expired',
  accepted: null,
  archived: null,
  withdrawn: offerAnswers.withdrawn.obstacle,
} as const satisfies Record<OfferState, string | null>;

type Offer = {
  /** The number of the last sent version; 0 before the first. */
  version: number;
  clientAccepted: boolean;
  answer?: string | undefined;
  /** Absent in a read that does not contain it; then the offer counts as valid. */
  isExpired?: boolean | undefined;
  /** Absent in reads of quotes that are not archived. */
  archived?: boolean;
};

/** The offer's state, derived from a read of the quote; the first fact that holds counts. An unknown answer changes no state. */
export function offerStateOf(quote: Offer): OfferState {
  const { version, clientAccepted, answer, isExpired = false, archived = false } = quote;
  if (clientAccepted) {
    return 'accepted';
  }
  if (archived) {
    return 'archived';
  }
  if (version === 0) {
    return 'not-sent';
  }
  if (answer !== undefined && isOfferAnswer(answer)) {
    return answer;
  }
  return isExpired ? 'expired' : 'open';
}

/** The state of a standing's offer. A standing does not contain the validity, so an expired offer counts as open. */
export function standingOfferStateOf({
  status,
  lastSentAt,
  isWithdrawn,
  acceptedAt,
}: QuoteStanding): OfferState {
  return offerStateOf({
    version: lastSentAt === null ? 0 : 1,
    clientAccepted: acceptedAt !== null,
    archived: status === 'archived',
    answer: isWithdrawn ? 'withdrawn' : undefined,
  });
}

/** Whether the provider or the client has ended the offer by an answer. */
export function isOfferAnswer(state: string): state is OfferAnswer {
  return Object.hasOwn(offerAnswers, state);
}

/** Whether the last sent version waits for the client's answer. Also true for an expired version, which the provider can send again. */
export function isAwaitingClient(state: OfferState): boolean {
  return state === 'open' || state === 'expired';
}
