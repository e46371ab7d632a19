import type { ProviderProfile } from '@marquee/contracts/accounts';

type ProfileFact = { term: string; answer: string; missing: string };

/** The profile as it is read. `missing` completes "Please add your …". */
export function profileFacts(profile: ProviderProfile): ProfileFact[] {
  return [
    { term: 'Business Name', answer: profile.businessName, missing: 'business name' },
    {
      term: 'Business Description',
      answer: profile.businessDescription,
      missing: 'business description',
    },
    { term: 'Service Types', answer: profile.serviceTypes.join(', '), missing: 'service types' },
    { term: 'Full Name', answer: profile.fullName, missing: 'full name' },
    { term: 'First Name', answer: profile.firstName, missing: 'first name' },
    { term: 'Last Name', answer: profile.lastName, missing: 'last name' },
    { term: 'Email', answer: profile.email, missing: 'e-mail' },
    { term: 'Phone', answer: profile.phone, missing: 'phone' },
    { term: 'Address', answer: profile.address, missing: 'address' },
    {
      term: 'Secondary Contact Name',
      answer: profile.secondaryContactName,
      missing: 'secondary contact’s name',
    },
    {
      term: 'Secondary Contact Phone',
      answer: profile.secondaryContactPhone,
      missing: 'secondary contact’s phone',
    },
  ];
}
