import { cleanLine } from '@marquee/contracts/clean-text';
import { isSameService } from '@marquee/contracts/service-names';

/** The list with the typed service type at its end, trimmed; the list itself where the text is empty or names a service of the list. */
export function withServiceType(serviceTypes: readonly string[], typed: string): string[] {
  const serviceType = cleanLine(typed);
  const isThere = serviceTypes.some((known) => isSameService(known, serviceType));
  const isNew = serviceType !== '' && !isThere;
  return isNew ? [...serviceTypes, serviceType] : [...serviceTypes];
}
