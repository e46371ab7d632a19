import { z } from 'zod';

/**
 * Where the shell's build says which of its pages it has rendered. A gateway from before scripts stood in pages asks for another file:
 * it finds none, and gives plain pages.
 */
export const renderedPagesFile = '/rendered/list.json';

const visitors = ['anybody', 'signed-out'] as const;

/** Whom a page can be rendered for at the build: whoever asks, or who has come without a session. */
export type Visitor = (typeof visitors)[number];

/** Of the one script that stands in a page, as a content security policy names it. */
const scriptSource = z.string().regex(/^sha256-[\w+/]{43}=$/);
const html = z.string().startsWith('/rendered/');

/** A page of the shell that its build has written as HTML. The addresses hold the hash of what is there: with another build they are others. */
const renderedPage = z.object({
  path: z.string().startsWith('/'),
  /** For whoever comes without a session. */
  file: html,
  /** For everybody else: the plain page, which names the scripts of this one too. */
  plainFile: html,
  /** Of the one script that stands in `file`, as a content security policy names it. */
  scriptHash: scriptSource,
  /** What may stand in the query of an address that `file` shows; without this, anything. */
  params: z.array(z.string()).optional(),
});

/** The plain page for visitors with a session. The gateway fills its slot with what the page asks for first. */
const sessionPage = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** The page without its content, for a page that a remote's server bundle renders. The gateway fills its slots. */
const frame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/**
 * The shell as a visitor with a session sees it before anything has been answered. The gateway fills its slots with what the page asks for first
 * and with the skeleton of a remote's page; a page of the shell has the first of these slots alone.
 */
const sessionFrame = z.object({
  file: html,
  scriptHash: scriptSource,
});

/** Places in a frame, each of which stands there exactly once. What replaces `path` and `title` is text; the others take HTML. */
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

export const renderedPages = z.object({
  pages: z.array(renderedPage),
  /** One for visitors without a session, and one whose top bar claims nothing. A shell of an earlier release has none. */
  frames: z.record(z.enum(visitors), frame).optional(),
  /** A shell of an earlier release has none. */
  sessionPage: sessionPage.optional(),
  /** By path, or `anyRemotePage`. A shell of an earlier release has none. */
  sessionFrames: z.record(z.string(), sessionFrame).optional(),
});
export type RenderedPages = z.output<typeof renderedPages>;
