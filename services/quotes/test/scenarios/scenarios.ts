import { deadLetterScenarios } from '@marquee/service-kit/test-kit/scenarios/dead-letter-scenarios';
import { projectionScenarios } from '@marquee/service-kit/test-kit/scenarios/projection-scenarios';
import type { ServiceScenarios } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { clientQuoteOperations } from './client-quote-operations.ts';
import { paymentDefaultOperations } from './payment-default-operations.ts';
import { quoteChangeOperations } from './quote-change-operations.ts';
import { quoteOperations } from './quote-operations.ts';

export const quotesScenarios: ServiceScenarios = {
  service: 'quotes',
  operations: {
    ...quoteOperations,
    ...quoteChangeOperations,
    ...paymentDefaultOperations,
    ...clientQuoteOperations,
    ...deadLetterScenarios('quotes'),
    ...projectionScenarios('quotes'),
  },
  /**
   * The first three are only in the provider's view of a quote (specification, section 3). The other two are additions, also for providers
   * only.
   */
  providersFields: ['archived', 'archivedAt', 'approvedForReview', 'approvedForReviewAt', 'lastChangedBy'],
};
