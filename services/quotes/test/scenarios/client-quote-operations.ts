import { withdrawQuote } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { Fixture, OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';
import {
  aDraftQuote,
  anApprovedQuote,
  aQuoteByHand,
  aRevisedQuote,
  aSentQuote,
  byProvider,
} from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import type { QuoteState } from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import { forNobody } from '@marquee/service-kit/test-kit/scenarios/words';

type CreateQuote = (context: ScenarioContext) => Promise<QuoteState>;

const amongQuotes = {
  '-': state(200, amongRecords(privateProfiles, aSentQuote)),
  draft: state(200, amongRecords(aDraftQuote)),
  approved: state(200, amongRecords(anApprovedQuote)),
  revised: state(200, amongRecords(aRevisedQuote)),
};

/**
 * Specification, section 6: clients accept quotes addressed to them. decisions.md, "Quotes": a forbidden transition is 409. The share URL is
 * a capability URL, and 404 once the quote is archived. "Accounts and sign-in": a quote created by hand waits until the client's address is
 * verified.
 */
export const clientQuoteOperations: Readonly<Record<string, OperationScenario>> = {
  getClientQuote: { actor: 'client', states: amongQuotes },
  listClientQuotes: { actor: 'client', states: amongQuotes, input: 'limit=limit after' },
  countWaitingQuotes: { actor: 'client', states: { '-': state(200, amongRecords(aSentQuote)) } },
  getClientQuotePdf: {
    actor: 'client',
    states: {
      sent: state(ownerOnly(200), onRecord(aSentQuote)),
      draft: state(ownerOnly(404), onRecord(aDraftQuote)),
      approved: state(ownerOnly(404), onRecord(anApprovedQuote)),
      revised: state(ownerOnly(200), onRecord(aRevisedQuote)),
    },
  },
  acceptClientQuote: {
    actor: 'client',
    states: {
      sent: state(ownerOnly(200), onRecord(aSentQuote, {})),
      draft: state(ownerOnly(409), onRecord(aDraftQuote, {})),
      approved: state(ownerOnly(409), onRecord(anApprovedQuote, {})),
      revised: state(ownerOnly(200), onRecord(aRevisedQuote, {})),
      withdrawn: state(ownerOnly(409), onRecord(aWithdrawnQuote, {})),
      archived: state(ownerOnly(409), onRecord(anArchivedQuote, {})),
      'by hand': state(ownerOnly(200), onRecord(aQuoteByHand, {}), { but: { unverified: 404 } }),
    },
    repeated: { change: { version: 1 } },
  },
  getPublicQuote: {
    actor: 'anyone',
    states: {
      draft: state(200, shared(aDraftQuote)),
      sent: state(200, shared(aSentQuote)),
      revised: state(200, sharedWithout(aRevisedQuote)),
      archived: state(404, sharedWithout(anArchivedQuote)),
    },
  },
  getPublicQuotePdf: {
    actor: 'anyone',
    states: {
      sent: state(200, shared(aSentQuote)),
      draft: state(200, shared(aDraftQuote)),
      revised: state(200, sharedWithout(aRevisedQuote)),
      archived: state(404, sharedWithout(anArchivedQuote)),
    },
  },
};

/** A quote requested by its share URL. Private words of the profiles must not appear, even for the two owners. */
function shared(create: CreateQuote): Fixture {
  return fixture(async (context) => {
    const { id } = await create(context);
    return { params: { id }, secrets: forNobody((await privateProfiles(context)).secrets) };
  });
}

/** An archived quote, or one changed after it was sent, requested by its share URL. Its secrets must not appear, even for the owners. */
function sharedWithout(create: CreateQuote): Fixture {
  return fixture(async (context) => {
    const { id, secrets } = await create(context);
    return { params: { id }, secrets: forNobody(secrets) };
  });
}

async function aWithdrawnQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  await context.call(withdrawQuote, byProvider(context, quote.id));
  return quote;
}

async function anArchivedQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  await context.call(updateQuote, byProvider(context, quote.id, { archived: true }));
  await context.settled();
  return quote;
}
