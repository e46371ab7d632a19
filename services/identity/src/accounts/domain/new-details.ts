import type { ClientRoleForm, ProviderRoleForm } from '@marquee/contracts/accounts';
import type { ClientDetails, ProviderDetails } from './account.ts';

/** The details of a new client. The client can fill in the empty details on the profile page. */
export function newClientDetails({ firstName, lastName, phone }: ClientRoleForm): ClientDetails {
  return {
    firstName,
    lastName,
    phone,
    homeAddress: '',
    additionalContactName: '',
    additionalContactEmail: '',
    additionalContactPhone: '',
  };
}

export function newProviderDetails(form: ProviderRoleForm): ProviderDetails {
  return {
    businessName: form.businessName,
    businessDescription: form.description ?? '',
    serviceTypes: [...new Set(form.serviceTypes ?? [])],
    phone: form.phone ?? '',
    fullName: '',
    firstName: '',
    lastName: '',
    address: '',
    secondaryContactName: '',
    secondaryContactPhone: '',
  };
}
