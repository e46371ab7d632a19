import type { RequestListener, ServerResponse } from 'node:http';

import { readMails } from './mail-folder.ts';
import { mailboxPage } from './mailbox-page.ts';

/** `/dev/mailbox` for people, `/dev/mailbox.json?to=` for tests; anything else goes to `next`. */
export function withMailbox(folder: string, next: RequestListener): RequestListener {
  return (request, response) => {
    const [path, query] = (request.url ?? '').split('?');
    if (path !== '/dev/mailbox' && path !== '/dev/mailbox.json') {
      next(request, response);
      return;
    }
    const to = new URLSearchParams(query).get('to');
    answer(response, { folder, asJson: path.endsWith('.json'), to }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

type MailboxRequest = { folder: string; asJson: boolean; to: string | null };

async function answer(response: ServerResponse, { folder, asJson, to }: MailboxRequest): Promise<void> {
  const mails = (await readMails(folder)).filter((mail) => to === null || mail.to === to);

  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "default-src 'none'");
  response.setHeader('content-type', asJson ? 'application/json' : 'text/html; charset=utf-8');
  response.end(asJson ? JSON.stringify(mails) : mailboxPage(mails));
}
