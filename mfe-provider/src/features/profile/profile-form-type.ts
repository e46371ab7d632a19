import type { ProviderProfileUpdate } from '@marquee/contracts/accounts';
import type { ContractForm } from '@marquee/web-kit/forms';

export type ProfileFormFields = { form: ContractForm<ProviderProfileUpdate, ProviderProfileUpdate> };
