import { createHash } from 'node:crypto';

/** Fills all slots in one pass, so that inserted content is not searched for slots. */
export function fillSlots(page: string, slots: Readonly<Record<string, string>>): string {
  return page.replaceAll(new RegExp(Object.keys(slots).join('|'), 'g'), (slot) => slots[slot] ?? '');
}

/** `hash`: as a content security policy writes it. Throws if the style contains `<`, because a tag could close the element early. */
export function styleOf(css: string): { html: string; hash: string } {
  if (css.includes('<')) {
    throw new Error('The style of a rendered page contains HTML');
  }
  return {
    html: `<style>${css}</style>`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}
