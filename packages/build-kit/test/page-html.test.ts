import { anyRemotePage, earlySlot, frameSlots } from '@marquee/contracts/prerendered-pages';
import { frameHtml, pageHtml, sessionFrameHtml, withScripts } from '../src/page-html.ts';
import type { PrerenderedPage } from '../src/run-rendering.ts';

const appPage =
  '<head><meta name="description" content="All of it."/><title>Marquee</title>' +
  '<script src="/assets/first-paint.js"></script><script defer="defer" src="/main.js"></script></head>' +
  '<body><div id="root"></div></body>';
const page: PrerenderedPage = {
  path: '/terms',
  chunk: 'terms-page',
  head: { title: 'Terms & "more"', description: 'What <you> agree to, for $1.' },
  html: '<h1>Costs $& more</h1>',
  links: '<link rel="preload" as="image" href="/roof.svg">',
  css: '',
  fonts: ['/board.woff2'],
};
const assets = { stylesheet: '/terms.css', firstScript: 'first();', scripts: ['/a.js', '/b.js'] };

describe('the HTML of a prerendered page', () => {
  test('when the page contains special characters, then the container has the page unchanged, and the path of the page', () => {
    expect(pageHtml(appPage, page, assets)).toContain(
      '<div id="root" data-path="/terms"><h1>Costs $& more</h1></div>',
    );
  });

  test('when the page applies only to some query parameters, then the container lists the parameters', () => {
    expect(pageHtml(appPage, { ...page, params: ['returnTo', 'from'] }, assets)).toContain(
      '<div id="root" data-path="/terms" data-params="returnTo from">',
    );
  });

  test('when title and description contain HTML characters, then they are escaped', () => {
    const html = pageHtml(appPage, page, assets);

    expect(html).toContain('<title>Terms &amp; &quot;more&quot;</title>');
    expect(html).toContain('content="What &lt;you&gt; agree to, for $1."');
  });

  test('when a browser reads it from the top, then everything for the first paint comes before the scripts of the application', () => {
    const html = pageHtml(appPage, page, assets);

    const order = [
      'first();',
      '/terms.css',
      '/board.woff2',
      '/roof.svg',
      '/main.js',
      '/a.js',
      '/b.js',
      '</head>',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('when the page has several scripts, then all of them and the entry are in a template', () => {
    expect(pageHtml(appPage, page, assets)).toContain(
      '<template id="scripts"><script async src="/main.js"></script><script async src="/a.js"></script>' +
        '<script async src="/b.js"></script></template></head>',
    );
  });

  test('when the page is opened, then only the inlined first script runs', () => {
    const html = pageHtml(appPage, page, assets).replace(/<template.*<\/template>/, '');

    expect(html.match(/<script.*?<\/script>/g)).toEqual(['<script>first();</script>']);
  });

  test('when the app page has no container, then the build fails', () => {
    expect(() => pageHtml('<head></head>', page, assets)).toThrow('The page of the build has no');
  });
});

describe('the frame for pages of remotes', () => {
  const frame = {
    ...({ visitor: 'anybody', links: '', css: '', fonts: [] } as const),
    html: `<main>${frameSlots.page}</main>`,
  };

  test('when it is created, then each slot occurs once, and the slot of the page is in its container', () => {
    const html = frameHtml(appPage, frame, assets);

    expect(html).toContain(
      `<div id="root" data-path="/${frameSlots.path}" data-visitor="anybody"><main>${frameSlots.page}</main></div>`,
    );
    expect(html).toContain(`${frameSlots.answer}</body>`);
    expect(html).not.toMatch(/<title>|name="description"/);
  });

  test('when a browser reads it from the top, then the style of the frame comes before that of the page, and the scripts come last', () => {
    const html = frameHtml(appPage, frame, assets);

    const places = ['/terms.css', frameSlots.head, '/main.js', '/a.js'].map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('when a slot is missing or occurs twice, then the build fails', () => {
    expect(() => frameHtml(appPage, { ...frame, html: '<main></main>' }, assets)).toThrow('not exactly one');
    expect(() => frameHtml(appPage, { ...frame, html: frame.html.repeat(2) }, assets)).toThrow(
      'not exactly one',
    );
  });
});

describe('the frame for visitors with a session', () => {
  const frame = {
    ...{ path: anyRemotePage, links: '', css: '', fonts: [] },
    html: `<main>${frameSlots.page}</main>`,
  };

  test('when it is created, then the container has the path and the kind of visitor, and each slot occurs once', () => {
    expect(sessionFrameHtml(appPage, frame, assets)).toContain(
      `<div id="root" data-path="/${frameSlots.path}" data-visitor="anybody"><main>${frameSlots.page}</main></div>`,
    );
  });

  test('when the frame is for one path, then its container has that path', () => {
    expect(sessionFrameHtml(appPage, { ...frame, path: '/client-admin' }, assets)).toContain(
      '<div id="root" data-path="/client-admin" data-visitor="anybody">',
    );
  });

  test('when a browser reads it from the top, then early requests precede the first script, and the application starts at once', () => {
    const html = sessionFrameHtml(appPage, frame, assets);

    const order = [
      ...[earlySlot, '<script>first();</script>', '/terms.css', frameSlots.head],
      ...['<script defer="defer" src="/main.js">', 'href="/a.js"', 'href="/b.js"', '</head>'],
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('when only some visitors need a script, then the page prefetches it and does not preload it', () => {
    const html = sessionFrameHtml(appPage, frame, { ...assets, prefetched: ['/landing-page.js'] });

    expect(html).toContain('<link rel="prefetch" as="script" href="/landing-page.js"></head>');
    expect(html.split('/landing-page.js')).toHaveLength(2);
  });

  test('when the frame is for a page of the shell, then its only slot is for early requests', () => {
    const html = sessionFrameHtml(appPage, { ...frame, path: '/', html: '<main>Loading...</main>' }, assets);

    expect(html).toContain(earlySlot);
    expect(html).not.toContain(frameSlots.head);
  });

  test('when a slot occurs twice, then the build fails', () => {
    expect(() => sessionFrameHtml(appPage, { ...frame, html: frame.html.repeat(2) }, assets)).toThrow(
      'not exactly one',
    );
  });
});

describe('the app page', () => {
  test('when the page has scripts, then its head preloads them', () => {
    expect(withScripts(appPage, ['/a.js'])).toContain('<link rel="preload" as="script" href="/a.js"></head>');
  });
});
