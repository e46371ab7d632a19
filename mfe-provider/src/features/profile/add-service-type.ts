import { cleanLine } from '@marquee/contracts/clean-text';
import { isSameService } from '@marquee/contracts/service-names';

/** Appends the typed service type, trimmed; returns the list unchanged if the text is empty or the list contains it. */
export function addServiceType(serviceTypes: readonly string[], typed: string): string[] {
  const serviceType = cleanLine(typed);
  const isListed = serviceTypes.some((known) => isSameService(known, serviceType));
  const isNew = serviceType !== '' && !isListed;
  return isNew ? [...serviceTypes, serviceType] : [...serviceTypes];
}
