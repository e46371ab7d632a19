import type { DocumentDefinition } from '@marquee/pdf/document-definition';
import type { Documents } from '@marquee/service-kit/documents/create-documents';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { PaymentDefaultRepository } from '../payment-defaults/payment-default-repository.ts';
import type { ClientRepository } from '../projections/client-repository.ts';
import type { EventRequestRepository } from '../projections/event-request-repository.ts';
import type { ProviderRepository } from '../projections/provider-repository.ts';
import type { EmailWaits } from './email-waits.ts';
import type { NewWorkPolicy } from './new-work-policy.ts';
import type { QuoteRepository } from './quote-repository.ts';

/** Dependencies of the use cases of quotes. */
export type QuoteDeps = {
  quotes: QuoteRepository;
  eventRequests: EventRequestRepository;
  providers: ProviderRepository;
  clients: ClientRepository;
  paymentDefaults: PaymentDefaultRepository;
  newWork: NewWorkPolicy;
  rates: RateLimits;
  emailWaits: EmailWaits;
  renderDocument: Documents<DocumentDefinition>;
  now: () => Date;
  /** The time zone of a quote made by hand. */
  timeZone: string;
};
