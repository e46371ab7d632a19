import { earlyRequestsMeta } from '@marquee/contracts/early-requests';
import { earlySlot, frameSlots } from '@marquee/contracts/prerendered-pages';
import type { Skeleton } from '@marquee/contracts/skeleton';
import escapeHtml from 'escape-html';
import type { ComposedPage } from './compose-page.ts';
import { fillSlots, styleOf } from './html-text.ts';
import { earlyRequestsOf, firstScriptsOf } from './first-loads.ts';
import type { RemoteMatch } from './first-loads.ts';

/** Returns the early requests and first scripts as HTML for the head. `hasQuery`: see `earlyRequestsOf`. */
export function earlyHead(match: RemoteMatch, hasQuery: boolean): string {
  const requests = escapeHtml(JSON.stringify(earlyRequestsOf(match, hasQuery)));
  return [
    `<meta name="${earlyRequestsMeta}" content="${requests}">`,
    ...firstScriptsOf(match).map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
  ].join('');
}

type Parts = { frame: string; path: string; early: string; skeleton: Skeleton['page'] };

/** Inserts a remote's skeleton and the early requests into the shell's frame. Throws if the style contains `<`. */
export function composeSessionPage({ frame, path, early, skeleton }: Parts): ComposedPage {
  const style = styleOf(skeleton.css);
  return {
    html: fillSlots(frame, {
      [earlySlot]: early,
      [frameSlots.head]: style.html,
      [frameSlots.path]: escapeHtml(path.slice(1)),
      [frameSlots.page]: skeleton.html,
    }),
    styleHash: style.hash,
  };
}
