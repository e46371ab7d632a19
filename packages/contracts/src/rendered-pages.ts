import { z } from 'zod';

/** Where the shell's build says which of its pages it has rendered. */
export const renderedPagesFile = '/rendered/pages.json';

/** Whom a page was rendered for at the build: whoever asks, or who has come without a session. */
const visitor = z.enum(['anybody', 'signed-out']);
export type Visitor = z.infer<typeof visitor>;

/** A page of the shell that its build has written as HTML. */
const renderedPage = z.object({
  path: z.string().startsWith('/'),
  /** The address of the HTML. */
  file: z.string().startsWith('/rendered/'),
  visitor,
});

export const renderedPages = z.object({ pages: z.array(renderedPage) });
export type RenderedPages = z.output<typeof renderedPages>;
