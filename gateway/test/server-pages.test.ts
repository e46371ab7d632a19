import { createHash } from 'node:crypto';
import { inHtml } from '@marquee/contracts/test-kit/hostile-quote';
import { session } from './gateway-kit.ts';
import { quote, rendered, scriptHash, startPageGateway } from './server-pages-kit.ts';
import type { PageGateway } from './server-pages-kit.ts';

let gateway: PageGateway;
beforeEach(async () => {
  gateway = await startPageGateway();
});
afterEach(() => gateway.stop());

describe('a page rendered on the server', () => {
  test('when it is opened, then it contains the frame and the remote’s HTML and style', async () => {
    const html = await (await gateway.open('/quote?quote=7')).text();

    expect(html).toContain('<title>Quote for &quot;A&quot; &amp; B</title>');
    expect(html).toContain('<meta name="description" content="By us"><meta name="robots"');
    expect(html).toContain('<style>.a{color:red}</style></head>');
    expect(html).toContain('data-path="/quote"');
    expect(html).toContain(`<main>${rendered.html}</main>`);
  });

  test('when the call’s answer contains HTML, then the HTML cannot close the answer’s script element, and parsing restores the answer', async () => {
    const html = await (await gateway.open('/quote?quote=7')).text();

    const [, block = ''] =
      /<script type="application\/json" id="first-answer">(.*?)<\/script>/.exec(html) ?? [];
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual({ address: '/api/public/quote/7', status: 200, body: quote });
  });

  test('when title and description contain HTML, then the page escapes them', async () => {
    const { eventName, notes } = quote;
    gateway.renderer.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...rendered, title: eventName, description: notes }));
    });

    const html = await (await gateway.open('/quote?quote=7')).text();

    expect(html).toContain(`<title>${inHtml(eventName, '&#39;')}</title>`);
    expect(html).toContain(`<meta name="description" content="${inHtml(notes, '&#39;')}">`);
  });

  test('when it is rendered, then the gateway makes one public call, as the visitor’s browser would', async () => {
    const answer = await gateway.open('/quote?quote=7', { 'user-agent': 'a browser', range: 'bytes=0-1' });

    const [call, ...others] = gateway.services.quotes.received;
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: 'GET', url: '/api/public/quote/7' });
    expect(call?.headers).toMatchObject({
      ...{ accept: 'application/json', 'user-agent': 'a browser', 'x-forwarded-for': '127.0.0.1' },
      'x-request-id': answer.headers.get('x-request-id'),
    });
    expect(Object.keys(call?.headers ?? {})).not.toEqual(expect.arrayContaining(['range']));
    expect(gateway.questions).toEqual([
      { remote: 'mfe_public', path: '/quote', search: '?quote=7', answer: { status: 200, body: quote } },
    ]);
  });

  test('when it is opened, then its policy also allows its script and its style by hash, and nothing else that other pages forbid', async () => {
    const [made, plain] = [await gateway.open('/quote?quote=7'), await gateway.open('/auth')];

    const styleHash = createHash('sha256').update(rendered.css).digest('base64');
    const policy = made.headers.get('content-security-policy');
    expect(policy?.replace(` '${scriptHash}'`, '').replace(` 'sha256-${styleHash}'`, '')).toBe(
      plain.headers.get('content-security-policy'),
    );
    expect(policy).toContain(`style-src 'self' 'sha256-${styleHash}'`);
  });

  test('when it is sent, then its headers forbid caching, referrers and indexing', async () => {
    const { headers } = await gateway.open('/quote?quote=7');

    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers.get('etag')).toBeNull();
  });

  test.each(['/quote/?quote=7', '/Quote?quote=7', '/QUOTE/?quote=7'])(
    'when it is opened as %s, then the gateway redirects to its declared address, without caching or referrer',
    async (address) => {
      const { status, headers } = await gateway.open(address, {}, { redirect: 'manual' });

      expect([status, headers.get('location')]).toEqual([308, '/quote?quote=7']);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      });
    },
  );

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('when a browser accepts %s, then the encoding is %s', async (accepted, encoding) => {
    const answer = await gateway.open('/quote?quote=7', { 'accept-encoding': accepted });

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain(rendered.html);
  });

  test.each([
    ['no session', '', 'signed-out'],
    ['a session', `sid=${session}`, 'anybody'],
  ])('when a visitor has %s, then the page has the matching frame', async (_what, cookie, visitor) => {
    const answer = await gateway.open('/quote?quote=7', { cookie });

    expect(await answer.text()).toContain(`data-for="${visitor}"`);
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('cookie');
    expect(gateway.services.quotes.received.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });

  test('when the answer of the public call is not JSON, then no part of the quote is logged', async () => {
    gateway.services.quotes.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"notes":"Aisha and Omar","x": cut }');
    });

    await gateway.open('/quote?quote=7');

    expect(gateway.log.join('')).toContain('The answer of a public call is not JSON');
    expect(gateway.log.join('')).not.toMatch(/Aisha|Omar|cut \}/);
  });

  test('when the renderer fails and then the call fails, then no recovery is logged', async () => {
    gateway.renderer.answerWith((_request, response) => {
      response.writeHead(500).end();
    });
    await gateway.open('/quote?quote=7');
    gateway.services.quotes.answerWith((_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    });
    await gateway.open('/quote?quote=7');

    expect(gateway.log.join('')).not.toContain('pages are rendered on the server again');
    expect(await gateway.metrics.registry.metrics()).toMatch(/outcome="left_to_browser"[^}]*\} 2/);
  });

  test('when there is no such quote, then the page’s status is 404', async () => {
    gateway.renderer.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...rendered, status: 404, html: '<h1>Quote Not Found</h1>' }));
    });

    const answer = await gateway.open('/quote?quote=8');

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>Quote Not Found</h1>');
  });

  test('when only the head is requested, then there is no body', async () => {
    const answer = await gateway.fetch('/quote?quote=7', {
      method: 'HEAD',
      headers: { accept: 'text/html' },
    });

    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
