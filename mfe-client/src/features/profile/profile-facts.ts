import type { ClientProfile } from '@marquee/contracts/accounts';

export type ProfileFact = { term: string; answer: string; missing: string };

/** A profile as it is read; `missing` names what was never said. */
export function profileFacts(profile: ClientProfile): ProfileFact[] {
  return [
    { term: 'First Name', answer: profile.firstName, missing: 'first name' },
    { term: 'Last Name', answer: profile.lastName, missing: 'last name' },
    { term: 'Email', answer: profile.email, missing: 'email' },
    { term: 'Phone', answer: profile.phone, missing: 'phone number' },
    { term: 'Home Address', answer: profile.homeAddress, missing: 'home address' },
    ...additionalContact(profile),
  ];
}

function additionalContact(profile: ClientProfile): ProfileFact[] {
  const { additionalContactName, additionalContactEmail, additionalContactPhone } = profile;
  return [
    { term: 'Additional Contact Name', answer: additionalContactName, missing: 'additional contact name' },
    { term: 'Additional Contact Email', answer: additionalContactEmail, missing: 'additional contact email' },
    { term: 'Additional Contact Phone', answer: additionalContactPhone, missing: 'additional contact phone' },
  ];
}
