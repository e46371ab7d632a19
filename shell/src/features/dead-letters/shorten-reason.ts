const maxLength = 160;

/** Returns a short form of the reason's first line. For a validation error, it has the first fields and the number of the others. */
export function shortenReason(reason: string): string {
  const [line = ''] = reason.split('\n');
  const faults = line.split('; ');
  const shown = faults.filter((_fault, index) => index === 0 || lengthUpTo(faults, index) <= maxLength);
  const hidden = faults.length - shown.length;
  return `${truncate(shown.join('; '))}${hidden > 0 ? `; and ${hidden} more` : ''}`;
}

function lengthUpTo(faults: readonly string[], last: number): number {
  return faults.slice(0, last + 1).join('; ').length;
}

function truncate(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
