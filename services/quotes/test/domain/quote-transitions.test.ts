import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { describeTransition } from '@marquee/service-kit/test-kit/describe-transition';
import { quoteStates } from '../../src/quotes/domain/quote-states.ts';
import type { QuoteAction } from '../../src/quotes/domain/quote-states.ts';

const everywhere = {
  ...{ draft: 'draft', approved_for_review: 'approved_for_review', sent_to_client: 'sent_to_client' },
  ...{ client_accepted: 'client_accepted', archived: 'archived' },
};
const toArchived = {
  ...{ draft: 'archived', approved_for_review: 'archived', sent_to_client: 'archived' },
  ...{ client_accepted: 'archived', archived: 'archived' },
};
const toDraft = { draft: 'draft', approved_for_review: 'draft', sent_to_client: 'draft' };

/** Who may do what in which status, and the status after it, written by hand from the specification. */
const specified: Record<QuoteAction, { by: string; from: Partial<Record<QuoteStatus, string>> }> = {
  'add-line': { by: 'provider', from: toDraft },
  'remove-line': { by: 'provider', from: toDraft },
  'change-terms': { by: 'provider', from: { ...toDraft, approved_for_review: 'approved_for_review' } },
  rename: {
    by: 'provider',
    from: { draft: 'draft', approved_for_review: 'approved_for_review', sent_to_client: 'sent_to_client' },
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
    from: {
      ...{ draft: 'draft if a version was sent', approved_for_review: 'draft if a version was sent' },
      sent_to_client: 'draft',
    },
  },
  accept: {
    by: 'client',
    from: {
      draft: 'client_accepted if a sent version is on offer',
      approved_for_review: 'client_accepted if a sent version is on offer',
      ...{ sent_to_client: 'client_accepted', client_accepted: 'client_accepted' },
    },
  },
  archive: { by: 'provider', from: toArchived },
  withdraw: { by: 'system', from: toArchived },
  'link-to-client': { by: 'system', from: everywhere },
  erase: { by: 'system', from: everywhere },
};

describe('the transitions of a quote', () => {
  test.each(Object.keys(specified) as QuoteAction[])(
    'when the action is %s, then its actor and statuses are those of the specification',
    (action) => {
      expect(describeTransition(quoteStates.transitions[action])).toEqual(specified[action]);
    },
  );

  test('when the table is listed, then it has the name and the statuses of a quote', () => {
    expect(quoteStates.name).toBe('quote');
    expect(quoteStates.statuses).toEqual(Object.keys(everywhere));
    expect(Object.keys(quoteStates.transitions)).toEqual(Object.keys(specified));
  });
});

describe('the refusal of an action', () => {
  test.each<[QuoteAction, QuoteStatus, string, string]>([
    ['send', 'draft', 'quote_is_draft', 'This quote is still a draft'],
    ['accept', 'approved_for_review', 'quote_not_sent', 'This quote has not been sent yet'],
    ['approve-for-review', 'sent_to_client', 'quote_already_sent', 'This quote has already been sent'],
    ['add-line', 'client_accepted', 'quote_already_accepted', 'This quote has already been accepted'],
    ['change-terms', 'archived', 'quote_archived', 'This quote has been archived'],
  ])('when %s is tried in the status %s, then the code is %s: %s', (action, status, code, message) => {
    expect(quoteStates.refusal(status, action)).toEqual({ code, message });
  });
});
