import { isolated } from '@marquee/ui';
import type { ProviderProfile } from '@marquee/contracts/accounts';

type ProfileAnswer = { term: string; answer: string; placeholder: string };

/** The labels and values of the profile in reading order. */
export function getProfileAnswers(profile: ProviderProfile): ProfileAnswer[] {
  return [
    { term: 'Business Name', answer: profile.businessName, placeholder: 'Please add your business name' },
    {
      term: 'Business Description',
      answer: profile.businessDescription,
      placeholder: 'Please add your business description',
    },
    {
      term: 'Service Types',
      answer: profile.serviceTypes.map(isolated).join(', '),
      placeholder: 'Please add your service types',
    },
    { term: 'Full Name', answer: profile.fullName, placeholder: 'Please add your full name' },
    { term: 'First Name', answer: profile.firstName, placeholder: 'Please add your first name' },
    { term: 'Last Name', answer: profile.lastName, placeholder: 'Please add your last name' },
    { term: 'Email', answer: profile.email, placeholder: 'Please add your email' },
    { term: 'Phone', answer: profile.phone, placeholder: 'Please add your phone' },
    { term: 'Address', answer: profile.address, placeholder: 'Please add your address' },
    {
      term: 'Secondary Contact Name',
      answer: profile.secondaryContactName,
      placeholder: 'Please add your secondary contact’s name',
    },
    {
      term: 'Secondary Contact Phone',
      answer: profile.secondaryContactPhone,
      placeholder: 'Please add your secondary contact’s phone',
    },
  ];
}
