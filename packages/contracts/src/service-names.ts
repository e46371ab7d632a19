import { foldForSearch, spellings } from './search-text.ts';

/** Whether two names mean the same service, ignoring case, accents and spelling. */
export function isSameService(one: string, other: string): boolean {
  return withOneSpelling(one) === withOneSpelling(other);
}

type ServiceRequest = { servicesNeeded: readonly string[]; customService: string };

/** The services that a client requested, for display. Omits a typed service that is already listed, and 'Other' if a service was typed. */
export function requestedServicesOf({ servicesNeeded, customService }: ServiceRequest): string[] {
  if (customService === '') {
    return [...servicesNeeded];
  }
  const named = servicesNeeded.filter((service) => service !== 'Other');
  const isListed = named.some((service) => isSameService(service, customService));
  return isListed ? named : [...named, customService];
}

function withOneSpelling(name: string): string {
  return foldForSearch(name).replace(spellings, 'qwali');
}
