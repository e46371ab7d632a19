import { formDetails, requestDetails } from '../event-form.ts';

export const requestName = 'Wedding of Dana and Lee';
export const formName = 'Graduation of Sam';

function inTenDays(): string {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
}

export function aRequest(providerEmail: string) {
  return { ...requestDetails, name: requestName, providerEmail, eventDate: inTenDays() };
}

export function aForm(contactEmail: string) {
  return { ...formDetails, eventName: formName, eventDate: inTenDays(), contactEmail };
}
