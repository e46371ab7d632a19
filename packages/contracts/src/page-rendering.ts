import { z } from 'zod';

/** The path of the page renderer to which the gateway sends a POST request for each page. */
export const renderPath = '/render';

/** The input of a server bundle. */
export const renderInput = z.object({
  /** The path of the page; `search` is its query with the question mark, or empty. */
  path: z.string().startsWith('/'),
  search: z.string(),
  /** The answer of the page's public call. */
  answer: z.object({ status: z.int(), body: z.unknown() }),
});
export type RenderInput = z.output<typeof renderInput>;

/** `remote`: the remote's name in the release record. */
export const renderRequest = renderInput.extend({ remote: z.string().regex(/^mfe_[a-z]\w*$/) });
export type RenderRequest = z.output<typeof renderRequest>;

/** A page of a remote as HTML. */
export const serverRenderedPage = z.object({
  /** The status of the HTTP answer. */
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  description: z.string(),
  /** HTML for the page's head. */
  links: z.string(),
  html: z.string(),
  css: z.string(),
});
export type ServerRenderedPage = z.output<typeof serverRenderedPage>;
