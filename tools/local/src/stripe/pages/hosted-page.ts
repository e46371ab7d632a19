import type { Request, RequestHandler, Response } from 'express';

import type { Kind, Kinds } from '../kinds.ts';
import type { Emulator } from '../emulator.ts';
import { accountContext } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import { page, sendPage } from './page.ts';

export type Visit<K extends Kind> = { context: AccountContext; value: Kinds[K] };
export type HostedPage<K extends Kind> = (
  handler: (visit: Visit<K>, request: Request, response: Response) => void,
) => RequestHandler;

type HostedPageOptions<K extends Kind> = {
  kind: K;
  /** Responds if the page is closed, for example because it has expired. Returns whether it has responded. */
  respondIfClosed: (visit: Visit<K>, response: Response) => boolean;
};

/** Wraps handlers of a hosted page. The page's record determines the account. Each request is handled as one change. */
export function createHostedPage<K extends Kind>(
  emulator: Emulator,
  { kind, respondIfClosed }: HostedPageOptions<K>,
): HostedPage<K> {
  return (handler) => (request, response) => {
    emulator.change(() => {
      const entry = emulator.store.find(kind, String(request.params.id));
      if (entry === undefined) {
        sendPage(response, page('Not found', '<p>This page does not exist.</p>'), 404);
        return;
      }
      const visit = { context: accountContext(emulator, entry.account), value: entry.value as Kinds[K] };
      if (!respondIfClosed(visit, response)) {
        handler(visit, request, response);
      }
    });
  };
}
