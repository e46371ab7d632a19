import { z } from 'zod';

/**
 * Where the shell's build lists its prerendered pages. A gateway older than scripts in pages requests another file, finds none, and sends
 * app pages.
 */
export const prerenderedPagesFile = '/rendered/list.json';

const visitors = ['anybody', 'signed-out'] as const;

/** The visitors that a page can be prerendered for: anyone, or one without a session. */
export type Visitor = (typeof visitors)[number];

/** The hash of a page's one inline script, in the form of a content security policy. */
const scriptSource = z.string().regex(/^sha256-[\w+/]{43}=$/);
const html = z.string().startsWith('/rendered/');

/** A prerendered page of the shell. Its addresses contain the content's hash, so another build has other addresses. */
const prerenderedPage = z.object({
  path: z.string().startsWith('/'),
  /** For a visitor without a session. */
  file: html,
  /** For all others: the app page, which also preloads this page's scripts. */
  plainFile: html,
  /** The hash of the one inline script in `file`, in the form of a content security policy. */
  scriptHash: scriptSource,
  /** Query parameters with which `file` may be sent; absent: any. */
  params: z.array(z.string()).optional(),
});

/** The app page for visitors with a session. The gateway fills its slot with the page's first loads. */
const sessionPage = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** The page without content, for a page that a remote's server bundle renders. The gateway fills its slots. */
const frame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/**
 * The shell for visitors with a session, before any request is answered. The gateway fills its slots with the early requests and with the
 * skeleton of a remote's page; a page of the shell has only the first of these slots.
 */
const sessionFrame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** Slots in a frame, each of which occurs exactly once. The values of `path` and `title` are text, the others HTML. */
export const frameSlots = {
  /** Title, description, style and links of the page. */
  head: '<!--marquee-page-head-->',
  path: 'marquee-page-path',
  page: '<!--marquee-page-->',
  /** The data block with the answer. */
  answer: '<!--marquee-page-answer-->',
} as const;

/** The key of the session frame for those pages of remotes that have none of their own. */
export const anyRemotePage = '*';

/** The place in the session page and in a session frame, before its first script. */
export const earlySlot = '<!--marquee-early-requests-->';

export const prerenderedPages = z.object({
  pages: z.array(prerenderedPage),
  /** One for visitors without a session, and one whose top bar shows no sign-in state. Absent in an earlier release of the shell. */
  frames: z.record(z.enum(visitors), frame).optional(),
  /** Absent in an earlier release of the shell. */
  sessionPage: sessionPage.optional(),
  /** By path, or `anyRemotePage`. Absent in an earlier release of the shell; frames whose form this release does not know are omitted. */
  sessionFrames: z.record(z.string(), sessionFrame).optional().catch(undefined),
});
export type PrerenderedPages = z.output<typeof prerenderedPages>;
