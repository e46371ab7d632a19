import type { ClientProfile } from '@marquee/contracts/accounts';

type ProfileAnswer = { term: string; answer: string; placeholder: string };

/** The labels and values of a profile in reading order. */
export function getProfileAnswers(profile: ClientProfile): ProfileAnswer[] {
  return [
    { term: 'First Name', answer: profile.firstName, placeholder: 'Please add your first name' },
    { term: 'Last Name', answer: profile.lastName, placeholder: 'Please add your last name' },
    { term: 'Email', answer: profile.email, placeholder: 'Please add your email' },
    { term: 'Phone', answer: profile.phone, placeholder: 'Please add your phone number' },
    { term: 'Home Address', answer: profile.homeAddress, placeholder: 'Please add your home address' },
    ...additionalContact(profile),
  ];
}

function additionalContact(profile: ClientProfile): ProfileAnswer[] {
  const { additionalContactName, additionalContactEmail, additionalContactPhone } = profile;
  return [
    {
      term: 'Additional Contact Name',
      answer: additionalContactName,
      placeholder: 'Please add your additional contact name',
    },
    {
      term: 'Additional Contact Email',
      answer: additionalContactEmail,
      placeholder: 'Please add your additional contact email',
    },
    {
      term: 'Additional Contact Phone',
      answer: additionalContactPhone,
      placeholder: 'Please add your additional contact phone',
    },
  ];
}
