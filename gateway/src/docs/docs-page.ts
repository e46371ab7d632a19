import { operations } from '@marquee/contracts/operations';
import type { Operation } from '@marquee/contracts/operation';
import type { createOpenApiDocument } from '@marquee/contracts/openapi';
import escapeHtml from 'escape-html';

type Document = ReturnType<typeof createOpenApiDocument>;

const chapters: Record<Operation['service'], string> = {
  identity: 'Accounts and profiles',
  events: 'Events',
  quotes: 'Quotes',
  billing: 'Billing',
};

const callers: Record<Operation['actor'], string> = {
  anyone: 'anyone',
  user: 'signed in',
  client: 'client',
  provider: 'provider',
  admin: 'operator',
};

/** Returns an HTML page with every operation. The page has no script, because the content security policy forbids inline scripts. */
export function docsPage(document: Document): string {
  const services = Object.keys(chapters) as Operation['service'][];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Marquee</title>
<meta name="description" content="Every call of the Marquee API">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>Marquee API</h1><p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>. Refusals are
<code>application/problem+json</code>; code branches on <code>code</code>, people read <code>message</code>.</p>
<nav>${services.map((service) => `<a href="#${service}">${chapters[service]}</a>`).join(' ')}</nav></header>
<main>${services.map((service) => chapter(service, document)).join('\n')}</main>
</body>
</html>
`;
}

function chapter(service: Operation['service'], document: Document): string {
  const calls = [...operations].filter(([, operation]) => operation.service === service);
  const articles = calls.map(([name, operation]) => article(name, operation, document));
  return `<section id="${service}"><h2>${chapters[service]}</h2>${articles.join('\n')}</section>`;
}

function article(name: string, operation: Operation, document: Document): string {
  const path = `/api${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const described = document.paths?.[path]?.[operation.method];
  return `<article id="${name}">
<h3><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${escapeHtml(operation.summary)} <span class="who">${callers[operation.actor]}</span></p>
${details('Parameters', described?.parameters)}${details('Body', described?.requestBody)}${details('Answers', described?.responses)}
</article>`;
}

function details(title: string, shape: unknown): string {
  if (shape === undefined) {
    return '';
  }
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}
