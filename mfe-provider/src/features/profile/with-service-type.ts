/** The list with what was typed at its end: trimmed, nothing empty, nothing twice. */
export function withServiceType(serviceTypes: readonly string[], typed: string): string[] {
  const serviceType = typed.trim();
  const isNew = serviceType !== '' && !serviceTypes.includes(serviceType);
  return isNew ? [...serviceTypes, serviceType] : [...serviceTypes];
}
