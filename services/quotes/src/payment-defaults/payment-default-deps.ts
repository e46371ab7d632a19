import type { ProviderRepository } from '../projections/provider-repository.ts';
import type { PaymentDefaultRepository } from './payment-default-repository.ts';

/** Dependencies of the use cases of payment defaults. */
export type PaymentDefaultDeps = {
  paymentDefaults: PaymentDefaultRepository;
  providers: ProviderRepository;
  now: () => Date;
};
