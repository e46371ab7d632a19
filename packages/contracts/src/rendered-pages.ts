import { z } from 'zod';

/**
 * Where the shell's build says which of its pages it has rendered. A gateway from before scripts stood in pages asks for another file:
 * it finds none, and gives plain pages.
 */
export const renderedPagesFile = '/rendered/list.json';

/** Whom a page can be rendered for at the build: whoever asks, or who has come without a session. */
export type Visitor = 'anybody' | 'signed-out';

const html = z.string().startsWith('/rendered/');

/** A page of the shell that its build has written as HTML. The addresses hold the hash of what is there: with another build they are others. */
const renderedPage = z.object({
  path: z.string().startsWith('/'),
  /** For whoever comes without a session. */
  file: html,
  /** For everybody else: the plain page, which names the scripts of this one too. */
  plainFile: html,
  /** Of the one script that stands in `file`, as a content security policy names it. */
  scriptHash: z.string().regex(/^sha256-[\w+/]{43}=$/),
});

export const renderedPages = z.object({ pages: z.array(renderedPage) });
export type RenderedPages = z.output<typeof renderedPages>;
