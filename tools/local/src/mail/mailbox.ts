import type { RequestListener, ServerResponse } from 'node:http';

import { isKnownHost } from '@marquee/gateway/proxy/known-host';

import { readEmailFolder, readEmails } from './email-folder.ts';
import { mailboxPage } from './mailbox-page.ts';

const mailboxPath = /^\/dev\/mailbox(?<asJson>\.json)?$|^\/dev\/mailbox\/(?<id>[^/]+)\.html$/;

type Mailbox = { folder: string; publicUrl: string };

/**
 * `/dev/mailbox` for people, `/dev/mailbox.json?to=` for tests, and `/dev/mailbox/<id>.html` for one email; other paths go to `next`. The
 * mailbox has no sign-in, so it answers only requests for the product's own host names.
 */
export function withMailbox({ folder, publicUrl }: Mailbox, next: RequestListener): RequestListener {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const match = mailboxPath.exec(path);
    if (match === null) {
      next(request, response);
      return;
    }
    if (!isKnownHost(request, publicUrl)) {
      response.writeHead(403).end('The mailbox can be read only at localhost.');
      return;
    }
    const { id, asJson } = match.groups ?? {};
    const to = new URLSearchParams(query).get('to');
    const sending =
      id === undefined
        ? sendMailbox(response, { folder, asJson: asJson !== undefined, to })
        : sendEmailPage(response, { folder, id: decodeOrKeep(id) });
    sending.catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

type MailboxRequest = { folder: string; asJson: boolean; to: string | null };

async function sendMailbox(response: ServerResponse, { folder, asJson, to }: MailboxRequest): Promise<void> {
  const { emails: all, damaged } = await readEmailFolder(folder);
  const emails = all.filter((email) => to === null || email.to === to);

  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "default-src 'none'; frame-src 'self'");
  response.setHeader('content-type', asJson ? 'application/json' : 'text/html; charset=utf-8');
  response.end(asJson ? JSON.stringify(emails) : mailboxPage({ emails, damaged }));
}

/** Shows an email as an email client does: with the email's own styles, but without scripts and remote content. */
async function sendEmailPage(
  response: ServerResponse,
  { folder, id }: { folder: string; id: string },
): Promise<void> {
  const email = (await readEmails(folder)).find((candidate) => candidate.id === id);
  if (email?.html === undefined) {
    response.writeHead(404).end('Email not found.');
    return;
  }
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(email.html);
}

function decodeOrKeep(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
