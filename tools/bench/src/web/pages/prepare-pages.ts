import type { Limits, MeasuredPage, Visitor } from './measured-page.ts';
import type { PageAddress } from '../visit/page-address.ts';
import { cookieOf } from './visitors.ts';

export type PreparedPage = PageAddress & { limits: Limits };

/** Resolves the path of each page and adds the visitor's cookie. Signs each visitor in once. */
export async function preparePages(pages: readonly MeasuredPage[], url: string): Promise<PreparedPage[]> {
  const cookies = new Map<Visitor, string | undefined>();
  const prepared: PreparedPage[] = [];
  for (const { name, path, heading, as, limits } of pages) {
    if (!cookies.has(as)) {
      cookies.set(as, await cookieOf(as, url));
    }
    const preparedPath = typeof path === 'string' ? path : await path(url);
    prepared.push({ name, path: preparedPath, heading, cookie: cookies.get(as), limits });
  }
  return prepared;
}
