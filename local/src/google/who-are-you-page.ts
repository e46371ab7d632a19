import { escaped } from '../escaped.ts';
import { googleEmails } from './google-people.ts';

/** A page without its own scripts or styles, because it is a tool, not the product. */
export function whoAreYouPage(asked: URLSearchParams): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stand-in for Google</title>
<h1>Who are you?</h1>
<p>This stands in for Google on this machine. Nobody is asked for a password.</p>
${googleEmails.map((email) => form(asked, personButton(email))).join('\n')}
<h2>Somebody else</h2>
${form(asked, somebodyElse)}
${form(asked, '<button name="answer" value="no">Cancel</button>')}
</html>`;
}

function personButton(email: string): string {
  return `<input type="hidden" name="confirmed" value="yes"><button name="email" value="${email}">Continue as ${email}</button>`;
}

const somebodyElse = `<p><label>Email <input type="email" name="email" required></label></p>
<p><label><input type="checkbox" name="confirmed" value="yes" checked> Google has verified this address</label></p>
<button>Continue</button>`;

/** Submits the original parameters again, with the answer. */
function form(asked: URLSearchParams, answer: string): string {
  const kept = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form action="/authorize">${kept.join('')}${answer}</form>`;
}
