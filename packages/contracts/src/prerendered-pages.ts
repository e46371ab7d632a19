import { z } from 'zod';

/**
 * Where the shell's build lists its prerendered pages. A gateway of an earlier release does not support inline scripts. It reads a file of
 * another name, which does not exist, and therefore sends app pages.
 */
export const prerenderedPagesFile = '/rendered/list.json';

const visitors = ['anybody', 'signed-out'] as const;

/** The visitors for whom a page can be prerendered: everyone, or only those without a session. */
export type Visitor = (typeof visitors)[number];

/** The hash of a page's one inline script, in the form of a content security policy. */
const scriptSource = z.string().regex(/^sha256-[\w+/]{43}=$/);
const html = z.string().startsWith('/rendered/');

/** A prerendered page of the shell. The addresses contain a hash of the content, so they differ between builds. */
const prerenderedPage = z.object({
  path: z.string().startsWith('/'),
  /** The page for a visitor without a session. */
  file: html,
  /** The page for all other visitors: the app page, which also preloads the scripts of this page. */
  plainFile: html,
  /** The hash of the one inline script in `file`, in the form of a content security policy. */
  scriptHash: scriptSource,
  /** Query parameters with which `file` may be sent; absent if any query is allowed. */
  params: z.array(z.string()).optional(),
});

/** The app page for visitors with a session. The gateway fills `earlySlot` with early requests and preloads of the visited page. */
const sessionPage = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** The shell's HTML around a page that a remote's server bundle renders. The gateway fills its slots. */
const frame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/**
 * The shell's HTML for visitors with a session, in the state before any request is answered. The gateway fills `earlySlot`. In the frame for
 * a remote's page, the gateway also fills the slots `head`, `path` and `page` with the path and the skeleton of the page.
 */
const sessionFrame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** Slots in a frame. Each slot that a frame has occurs exactly once. The value of `path` is text, the values of the others are HTML. */
export const frameSlots = {
  /** Title, description, style and links of the page. */
  head: '<!--marquee-page-head-->',
  path: 'marquee-page-path',
  page: '<!--marquee-page-->',
  /** The data block with the answer. */
  answer: '<!--marquee-page-answer-->',
} as const;

/** The key of the session frame for pages of remotes without a session frame of their own. */
export const anyRemotePage = '*';

/** The slot for early requests and preloads in the session page and in session frames, before the first script. */
export const earlySlot = '<!--marquee-early-requests-->';

export const prerenderedPages = z.object({
  pages: z.array(prerenderedPage),
  /** One frame for visitors without a session, and one without sign-in state for everyone. Absent in an earlier release of the shell. */
  frames: z.record(z.enum(visitors), frame).optional(),
  /** Absent in an earlier release of the shell. */
  sessionPage: sessionPage.optional(),
  /** The key is a path or `anyRemotePage`. Absent in an earlier release of the shell, and if this release cannot parse the frames. */
  sessionFrames: z.record(z.string(), sessionFrame).optional().catch(undefined),
});
export type PrerenderedPages = z.output<typeof prerenderedPages>;
