import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { aCancelledEvent, aSentEvent } from '@marquee/service-kit/test-kit/scenarios/states/events';
import { anotherProvidersQuote } from '@marquee/service-kit/test-kit/scenarios/states/other-providers';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';
import * as quotes from '@marquee/service-kit/test-kit/scenarios/states/quotes';

const renaming = { eventName: 'Another name' };

/**
 * The statuses follow from the specification (only a provider creates and edits quotes, in section 6; an accepted quote cannot be edited,
 * in section 4) and from decisions.md (a forbidden transition answers 409, in "Quotes"; ownership is by account id, in "Accounts and
 * sign-in", so that another account's record is not found).
 */
export const quoteOperations: Readonly<Record<string, OperationScenario>> = {
  listQuotes: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(privateProfiles, quotes.aDraftQuote, anotherProvidersQuote)) },
    input: 'limit=limit after search status=word',
  },
  listQuotesApprovedForReview: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(quotes.anApprovedQuote, anotherProvidersQuote)) },
    input: 'limit=limit after search',
  },
  getWorkflow: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(privateProfiles, quotes.aSentQuote, anotherProvidersQuote)) },
    input: 'limit=limit after',
  },
  createQuote: {
    actor: 'provider',
    states: {
      '-': state(
        201,
        fixture(async ({ client }) => ({ body: { clientEmail: client.email, eventName: 'Dinner' } })),
      ),
    },
    repeated: { change: { eventName: 'Lunch' } },
    input: 'clientEmail! clientName eventName!',
  },
  createQuoteFromRequest: {
    actor: 'provider',
    states: {
      sent: state(ownerOnly(200), onRecord(aSentEvent)),
      cancelled: state(ownerOnly(409), onRecord(aCancelledEvent)),
    },
  },
  getQuote: { actor: 'provider', states: { draft: state(ownerOnly(200), onRecord(quotes.aDraftQuote)) } },
  getQuotePdf: { actor: 'provider', states: { draft: state(ownerOnly(200), onRecord(quotes.aDraftQuote)) } },
  getQuoteHistory: {
    actor: 'provider',
    states: { draft: state(ownerOnly(200), onRecord(quotes.aDraftQuote)) },
  },
  updateQuote: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(quotes.aDraftQuote, renaming)),
      accepted: state(ownerOnly(409), onRecord(quotes.anAcceptedQuote, renaming)),
    },
  },
};
