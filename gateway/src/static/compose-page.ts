import { firstAnswerId } from '@marquee/contracts/first-answer';
import type { FirstAnswer } from '@marquee/contracts/first-answer';
import type { ServerRenderedPage } from '@marquee/contracts/page-rendering';
import { frameSlots } from '@marquee/contracts/prerendered-pages';
import escapeHtml from 'escape-html';
import { fillSlots, styleOf } from './html-text.ts';

type Parts = { frame: string; path: string; page: ServerRenderedPage; answer: FirstAnswer };

/** `styleHash`: the hash of the page's only inline style, as a content security policy writes it. */
export type ComposedPage = { html: string; styleHash: string };

/** Inserts a remote's page and the answer of its call into the shell's frame. Throws if the style contains `<`. */
export function composePage({ frame, path, page, answer }: Parts): ComposedPage {
  const style = styleOf(page.css);
  return {
    html: fillSlots(frame, {
      [frameSlots.head]: headOf(page, style.html),
      [frameSlots.path]: escapeHtml(path.slice(1)),
      [frameSlots.page]: page.html,
      [frameSlots.answer]: `<script type="application/json" id="${firstAnswerId}">${blockOf(answer)}</script>`,
    }),
    styleHash: style.hash,
  };
}

function headOf({ title, description, links }: ServerRenderedPage, style: string): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    links,
    style,
  ].join('');
}

/** Returns JSON that cannot close its script element or open a comment, and contains no JavaScript line separator. */
function blockOf(answer: FirstAnswer): string {
  return JSON.stringify(answer).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
