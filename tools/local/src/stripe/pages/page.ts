import type { Response } from 'express';

import escapeHtml from 'escape-html';

/** Pages without their own scripts or styles, because they are a tool, not the product. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Stripe emulator</title>
<main>
<h1>${escapeHtml(title)}</h1>
<p>This page emulates Stripe on this machine. No money moves.</p>
${body}
</main>
</html>`;
}

export function sendPage(response: Response, html: string, status = 200): void {
  response.set('cache-control', 'no-store');
  response.set('content-security-policy', "default-src 'none'");
  response.status(status).type('html').send(html);
}

export function alertOf(problem: string | undefined): string {
  return problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
}

/** A form with one button and hidden values. */
export function buttonForm(
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button>${escapeHtml(label)}</button></form>`;
}

export function moneyOf(amount: number, currency: string | null): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' });
  return format.format(amount / 100);
}

export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
