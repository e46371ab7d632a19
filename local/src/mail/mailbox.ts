import type { RequestListener, ServerResponse } from 'node:http';

import { isKnownHost } from '@marquee/gateway/proxy/known-host';

import { readMailFolder, readMails } from './mail-folder.ts';
import { mailboxPage } from './mailbox-page.ts';

const ownPath = /^\/dev\/mailbox(?<asJson>\.json)?$|^\/dev\/mailbox\/(?<id>[^/]+)\.html$/;

type Mailbox = { folder: string; publicUrl: string };

/**
 * `/dev/mailbox` for people, `/dev/mailbox.json?to=` for tests, and a page per email below; other paths go to `next`. It has no sign-in, so
 * it answers only requests for the product's own host names.
 */
export function withMailbox({ folder, publicUrl }: Mailbox, next: RequestListener): RequestListener {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const own = ownPath.exec(path);
    if (own === null) {
      next(request, response);
      return;
    }
    if (!isKnownHost(request, publicUrl)) {
      response.writeHead(403).end('The mailbox is at localhost.');
      return;
    }
    const { id, asJson } = own.groups ?? {};
    const to = new URLSearchParams(query).get('to');
    const answering =
      id === undefined
        ? answer(response, { folder, asJson: asJson !== undefined, to })
        : answerPage(response, { folder, id: decoded(id) });
    answering.catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

type MailboxRequest = { folder: string; asJson: boolean; to: string | null };

async function answer(response: ServerResponse, { folder, asJson, to }: MailboxRequest): Promise<void> {
  const { mails: all, damaged } = await readMailFolder(folder);
  const mails = all.filter((mail) => to === null || mail.to === to);

  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "default-src 'none'; frame-src 'self'");
  response.setHeader('content-type', asJson ? 'application/json' : 'text/html; charset=utf-8');
  response.end(asJson ? JSON.stringify(mails) : mailboxPage({ mails, damaged }));
}

/** Shows it like an email client: with its own styles, but without scripts and remote content. */
async function answerPage(
  response: ServerResponse,
  { folder, id }: { folder: string; id: string },
): Promise<void> {
  const mail = (await readMails(folder)).find((candidate) => candidate.id === id);
  if (mail?.html === undefined) {
    response.writeHead(404).end('There is no such mail.');
    return;
  }
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(mail.html);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
