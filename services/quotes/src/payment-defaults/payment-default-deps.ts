import type { ProviderRepository } from '../projections/provider-repository.ts';
import type { PaymentDefaultRepository } from './payment-default-repository.ts';

/** What the use cases of payment defaults work with. */
export type PaymentDefaultDeps = {
  paymentDefaults: PaymentDefaultRepository;
  providers: ProviderRepository;
  now: () => Date;
};
