import { escaped } from '../escaped.ts';
import type { Mail, MailFolder } from './mail-folder.ts';

/** A page without its own scripts or styles, because it is a tool, not the product. */
export function mailboxPage({ mails, damaged }: MailFolder): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');

  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mailbox · Marquee</title>
<h1>Mailbox (${mails.length})</h1>
<p>What Marquee would have sent. Nothing leaves this machine.</p>
${damaged.map((file) => `<p>${escaped(file)} holds no whole mail. Delete it.</p>`).join('\n')}
${list}
</html>`;
}

function article({ id, to, subject, text, html, at }: Mail): string {
  return `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(at)}</time></p>
<p>${linked(escaped(text)).replaceAll('\n', '<br>')}</p>${html === undefined ? '' : setPage(id)}
</article>`;
}

/** Shows the email without scripts in its own frame; its links open outside. */
function setPage(id: string): string {
  const address = `/dev/mailbox/${encodeURIComponent(id)}.html`;

  return `
<details>
<summary>Formatted mail</summary>
<iframe title="Formatted mail" src="${address}" width="100%" height="640" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="${address}">Open it by itself</a></p>
</details>`;
}

function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
