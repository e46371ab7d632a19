import { firstAnswerId } from '@marquee/contracts/first-answer';
import type { FirstAnswer } from '@marquee/contracts/first-answer';
import type { ServerRenderedPage } from '@marquee/contracts/page-rendering';
import { frameSlots } from '@marquee/contracts/rendered-pages';
import { escaped, fillSlots, styleOf } from './html-text.ts';

type Parts = { frame: string; path: string; page: ServerRenderedPage; answer: FirstAnswer };

/** `styleHash`: of the one style that stands in it, as a content security policy names it. */
export type ComposedPage = { html: string; styleHash: string };

/** One page of the shell's frame, a remote's page and the answer that it shows. Throws where the style could end before its end. */
export function composePage({ frame, path, page, answer }: Parts): ComposedPage {
  const style = styleOf(page.css);
  return {
    html: fillSlots(frame, {
      [frameSlots.head]: headOf(page, style.html),
      [frameSlots.path]: escaped(path.slice(1)),
      [frameSlots.page]: page.html,
      [frameSlots.answer]: `<script type="application/json" id="${firstAnswerId}">${blockOf(answer)}</script>`,
    }),
    styleHash: style.hash,
  };
}

function headOf({ title, description, links }: ServerRenderedPage, style: string): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    links,
    style,
  ].join('');
}

/** JSON that neither ends its element nor begins a comment, and that is one line to JavaScript too. */
function blockOf(answer: FirstAnswer): string {
  return JSON.stringify(answer).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
