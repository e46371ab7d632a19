import { z } from 'zod';

/** Where the shell's build says which of its pages it has rendered. */
export const renderedPagesFile = '/rendered/pages.json';

/** A page of the shell that its build has written as HTML. */
const renderedPage = z.object({
  path: z.string().startsWith('/'),
  /** The address of the HTML. */
  file: z.string().startsWith('/rendered/'),
  /** Who gets it: everybody, or who comes without a session. */
  visitor: z.enum(['anybody', 'signed-out']),
});

export const renderedPages = z.object({ pages: z.array(renderedPage) });
export type RenderedPages = z.output<typeof renderedPages>;
