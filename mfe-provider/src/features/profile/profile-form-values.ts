import type { ProviderProfile, ProviderProfileUpdate } from '@marquee/contracts/accounts';

/** What of a profile can be changed; the email stays. */
export function toProfileForm(profile: ProviderProfile) {
  return {
    fullName: profile.fullName,
    phone: profile.phone,
    address: profile.address,
    businessName: profile.businessName,
    businessDescription: profile.businessDescription,
    serviceTypes: profile.serviceTypes,
    secondaryContactName: profile.secondaryContactName,
    secondaryContactPhone: profile.secondaryContactPhone,
    firstName: profile.firstName,
    lastName: profile.lastName,
  } satisfies ProviderProfileUpdate;
}
