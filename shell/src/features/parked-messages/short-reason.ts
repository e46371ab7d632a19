const most = 160;

/** Enough of the reason to recognize the failure. Of a validation error: the first fields and the number of others. */
export function shortReason(reason: string): string {
  const [line = ''] = reason.split('\n');
  const faults = line.split('; ');
  const shown = faults.filter((_fault, index) => index === 0 || lengthUpTo(faults, index) <= most);
  const hidden = faults.length - shown.length;
  return `${cut(shown.join('; '))}${hidden > 0 ? `; and ${hidden} more` : ''}`;
}

function lengthUpTo(faults: readonly string[], last: number): number {
  return faults.slice(0, last + 1).join('; ').length;
}

function cut(text: string): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
