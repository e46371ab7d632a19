import { quoteStatus } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { requireTransition } from '@marquee/service-kit/domain/state-machine';
import type { StateMachine, StatusRefusal, Transition } from '@marquee/service-kit/domain/state-machine';
import type { QuoteActor } from './quote.ts';

export type QuoteAction =
  | 'add-line'
  | 'remove-line'
  | 'change-terms'
  | 'rename'
  | 'approve-for-review'
  | 'send'
  | 'withdraw-offer'
  | 'accept'
  | 'archive'
  | 'withdraw'
  | 'link-to-client'
  | 'erase';

type QuoteTransition = Transition<QuoteStatus, QuoteActor>;

const toDraft: QuoteTransition = {
  by: 'provider',
  from: { draft: 'draft', approved_for_review: 'draft', sent_to_client: 'draft' },
};

/** A change by the system that every status permits and none notices. */
const unnoticed: QuoteTransition = {
  by: 'system',
  from: {
    draft: 'draft',
    approved_for_review: 'approved_for_review',
    sent_to_client: 'sent_to_client',
    client_accepted: 'client_accepted',
    archived: 'archived',
  },
};

const toArchived: QuoteTransition['from'] = {
  draft: 'archived',
  approved_for_review: 'archived',
  sent_to_client: 'archived',
  client_accepted: 'archived',
  archived: 'archived',
};

const refusals: Record<QuoteStatus, StatusRefusal> = {
  draft: { code: 'quote_is_draft', message: 'This quote is still a draft' },
  approved_for_review: { code: 'quote_not_sent', message: 'This quote has not been sent yet' },
  sent_to_client: { code: 'quote_already_sent', message: 'This quote has already been sent' },
  client_accepted: { code: 'quote_already_accepted', message: 'This quote has already been accepted' },
  archived: { code: 'quote_archived', message: 'This quote has been archived' },
};

const onceSent = { to: 'draft', if: 'a version was sent' } as const;
const whileOffered = { to: 'client_accepted', if: 'a sent version is on offer' } as const;

export const quoteStates: StateMachine<QuoteStatus, QuoteAction, QuoteActor> = {
  name: 'quote',
  statuses: quoteStatus.options,
  transitions: {
    'add-line': toDraft,
    'remove-line': toDraft,
    'change-terms': {
      by: 'provider',
      from: { draft: 'draft', approved_for_review: 'approved_for_review', sent_to_client: 'draft' },
    },
    rename: {
      by: 'provider',
      from: {
        draft: 'draft',
        approved_for_review: 'approved_for_review',
        sent_to_client: 'sent_to_client',
      },
    },
    'approve-for-review': {
      by: 'provider',
      from: { draft: 'approved_for_review', approved_for_review: 'approved_for_review' },
    },
    send: {
      by: 'provider',
      from: { approved_for_review: 'sent_to_client', sent_to_client: 'sent_to_client' },
    },
    'withdraw-offer': {
      by: 'provider',
      from: { draft: onceSent, approved_for_review: onceSent, sent_to_client: 'draft' },
    },
    accept: {
      by: 'client',
      from: {
        draft: whileOffered,
        approved_for_review: whileOffered,
        sent_to_client: 'client_accepted',
        client_accepted: 'client_accepted',
      },
    },
    archive: { by: 'provider', from: toArchived },
    withdraw: { by: 'system', from: toArchived },
    'link-to-client': unnoticed,
    erase: unnoticed,
  },
  refusal: (status) => refusals[status],
};

/** Rejects an action that the quote's status does not permit. `holds`: whether the condition of a conditional transition is met. */
export function requireStatus(
  { status }: { status: QuoteStatus },
  action: QuoteAction,
  { holds = true }: { holds?: boolean } = {},
): void {
  requireTransition(quoteStates, { status, action, holds });
}
