import escapeHtml from 'escape-html';
import { googleEmails } from './google-users.ts';

/** A page without its own scripts or styles, because it is a tool, not the product. */
export function accountChooserPage(parameters: URLSearchParams): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Google emulator</title>
<h1>Choose an account</h1>
<p>This page emulates Google on this machine. It requires no password.</p>
${googleEmails.map((email) => form(parameters, accountButton(email))).join('\n')}
<h2>Another account</h2>
${form(parameters, otherAccount)}
${form(parameters, '<button name="answer" value="no">Cancel</button>')}
</html>`;
}

function accountButton(email: string): string {
  return `<input type="hidden" name="confirmed" value="yes"><button name="email" value="${email}">Continue as ${email}</button>`;
}

const otherAccount = `<p><label>Email <input type="email" name="email" required></label></p>
<p><label><input type="checkbox" name="confirmed" value="yes" checked> Google has verified this address</label></p>
<button>Continue</button>`;

/** Submits the original parameters again, with the answer. */
function form(parameters: URLSearchParams, answer: string): string {
  const hiddenInputs = [...parameters].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form action="/authorize">${hiddenInputs.join('')}${answer}</form>`;
}
