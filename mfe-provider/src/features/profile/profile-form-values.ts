import type { ProviderProfile, ProviderProfileUpdate } from '@marquee/contracts/accounts';

/** The fields of a profile that the form changes. The email address is fixed. */
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
