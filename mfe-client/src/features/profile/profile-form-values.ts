import type { clientProfileUpdate, ClientProfile, ClientProfileUpdate } from '@marquee/contracts/accounts';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';

export type ProfileFormValues = z.input<typeof clientProfileUpdate>;
export type ProfileContractForm = ContractForm<ProfileFormValues, ClientProfileUpdate>;

/** The fields of a profile that the form changes; email and role are fixed. */
export function toProfileForm(profile: ClientProfile): ProfileFormValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    homeAddress: profile.homeAddress,
    additionalContactName: profile.additionalContactName,
    additionalContactEmail: profile.additionalContactEmail,
    additionalContactPhone: profile.additionalContactPhone,
  };
}
