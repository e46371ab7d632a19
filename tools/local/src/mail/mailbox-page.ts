import escapeHtml from 'escape-html';
import type { Email, EmailFolder } from './email-folder.ts';

/** A page without its own scripts or styles, because it is a tool, not the product. */
export function mailboxPage({ emails, damaged }: EmailFolder): string {
  const list = emails.length === 0 ? '<p>No emails yet.</p>' : emails.map(article).join('\n');

  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mailbox · Marquee</title>
<h1>Mailbox (${emails.length})</h1>
<p>The emails that Marquee would have sent. No email leaves this machine.</p>
${damaged.map((file) => `<p>${escapeHtml(file)} contains no complete email. Delete it.</p>`).join('\n')}
${list}
</html>`;
}

function article({ id, to, subject, text, html, at }: Email): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<p>${linkUrls(escapeHtml(text)).replaceAll('\n', '<br>')}</p>${html === undefined ? '' : emailFrame(id)}
</article>`;
}

/** Shows the email without scripts in a frame; links of the email open outside the frame. */
function emailFrame(id: string): string {
  const address = `/dev/mailbox/${encodeURIComponent(id)}.html`;

  return `
<details>
<summary>Formatted email</summary>
<iframe title="Formatted email" src="${address}" width="100%" height="640" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="${address}">Open as a page</a></p>
</details>`;
}

function linkUrls(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
