import { fixture, onRecord, ownerOnly, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import { aLine } from '@marquee/service-kit/test-kit/scenarios/forms';
import type { Fixture, OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import {
  accept,
  aDraftQuote,
  anAcceptedQuote,
  anApprovedQuote,
  anEmptyQuote,
  aRevisedQuote,
  aSentQuote,
} from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import type { QuoteState } from '@marquee/service-kit/test-kit/scenarios/states/quotes';

/**
 * Specification, section 6: only a provider changes and sends quotes. Section 4: a quote without lines cannot be approved, an unapproved
 * quote cannot be sent, an accepted quote cannot be edited. decisions.md, "Quotes": a forbidden transition is 409, a broken rule about the
 * content 422.
 */
export const quoteChangeOperations: Readonly<Record<string, OperationScenario>> = {
  addLineItem: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(201), onRecord(aDraftQuote, aLine())),
      accepted: state(ownerOnly(409), onRecord(anAcceptedQuote, aLine())),
    },
    repeated: { change: { serviceName: 'Photo booth' } },
  },
  removeLineItem: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onLine(aDraftQuote)),
      accepted: state(ownerOnly(409), onLine(anAcceptedQuote)),
    },
  },
  approveQuoteForReview: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftQuote)),
      empty: state(ownerOnly(422), onRecord(anEmptyQuote)),
    },
  },
  sendQuoteToClient: {
    actor: 'provider',
    states: {
      approved: state(ownerOnly(200), onRecord(anApprovedQuote)),
      draft: state(ownerOnly(409), onRecord(aDraftQuote)),
    },
  },
  withdrawQuote: {
    actor: 'provider',
    states: {
      sent: state(ownerOnly(200), onRecord(aSentQuote)),
      draft: state(ownerOnly(409), onRecord(aDraftQuote)),
      accepted: state(ownerOnly(409), onRecord(anAcceptedQuote)),
    },
  },
  copyDiscardedChanges: {
    actor: 'provider',
    states: {
      discarded: state(ownerOnly(201), onRecord(anAcceptedRevision)),
      draft: state(ownerOnly(409), onRecord(aDraftQuote)),
    },
  },
};

function onLine(create: (context: ScenarioContext) => Promise<QuoteState>): Fixture {
  return fixture(async (context) => {
    const { id, lineItemId, secrets } = await create(context);
    return { params: { id, lineItemId }, secrets };
  });
}

/** A quote accepted as it was sent; later changes are private to its provider. */
async function anAcceptedRevision(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aRevisedQuote(context);
  await accept(context, quote.id);
  return quote;
}
