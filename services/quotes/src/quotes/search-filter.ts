import type { Filter } from '@marquee/service-kit/store/query';

/** Part of what names a quote, in any case. What was typed is text, never a pattern. */
export function searchFilter(search = ''): Filter {
  const part = toPattern(search);
  if (part === '') {
    return {};
  }
  const contains = { $regex: part, $options: 'i' };
  return { $or: [{ eventName: contains }, { clientName: contains }, { clientEmail: contains }] };
}

/** MongoDB refuses a pattern with a NUL, and no name holds one. */
function toPattern(typed: string): string {
  return typed
    .replaceAll('\0', '')
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
