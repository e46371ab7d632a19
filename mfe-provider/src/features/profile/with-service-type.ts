import { cleanLine } from '@marquee/contracts/clean-text';

/** The list with what was typed at its end: trimmed, nothing empty, nothing twice, however it is capitalised. */
export function withServiceType(serviceTypes: readonly string[], typed: string): string[] {
  const serviceType = cleanLine(typed);
  const isThere = serviceTypes.some((known) => known.toLowerCase() === serviceType.toLowerCase());
  const isNew = serviceType !== '' && !isThere;
  return isNew ? [...serviceTypes, serviceType] : [...serviceTypes];
}
