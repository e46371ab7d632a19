import { createHash } from 'node:crypto';

/** Text as HTML shows it, in an attribute in double quotes too. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** In one go: what fills one slot is never searched for another. */
export function fillSlots(page: string, slots: Readonly<Record<string, string>>): string {
  return page.replaceAll(new RegExp(Object.keys(slots).join('|'), 'g'), (slot) => slots[slot] ?? '');
}

/** `hash`: as a content security policy names it. Throws where the style could end before its end. */
export function styleOf(css: string): { html: string; hash: string } {
  if (css.includes('<')) {
    throw new Error('The style of a rendered page holds HTML');
  }
  return {
    html: `<style>${css}</style>`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}
