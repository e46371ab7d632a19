import { withdrawQuote } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import {
  accept,
  aRevisedQuote,
  aSentQuote,
  byProvider,
} from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import type { QuoteState } from '@marquee/service-kit/test-kit/scenarios/states/quotes';

/** A quote accepted as it was sent; later changes are private to its provider. */
export async function anAcceptedRevision(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aRevisedQuote(context);
  await accept(context, quote.id);
  return quote;
}

export async function aWithdrawnQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  await context.call(withdrawQuote, byProvider(context, quote.id));
  return quote;
}

export async function anArchivedQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  await context.call(updateQuote, byProvider(context, quote.id, { archived: true }));
  await context.settled();
  return quote;
}
