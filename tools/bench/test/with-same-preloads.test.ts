import { withSamePreloads } from '../src/web/single/with-same-preloads.ts';

const at = (path: string): string => `http://localhost:8080${path}`;
const single = {
  html: '<head><script defer="defer" src="/main.1.js"></script></head>',
  scripts: [at('/main.1.js'), at('/landing.2.js')],
};

describe('preloads of the single bundle', () => {
  test('when the federated page preloads every script, then the single bundle’s page preloads every script too', () => {
    const federated = {
      html: '<head><link rel="preload" as="script" href="/landing.9.js"><script src="/main.8.js"></script></head>',
      scripts: [at('/main.8.js'), at('/landing.9.js')],
    };

    expect(withSamePreloads(single, federated)).toBe(
      '<head><script defer="defer" src="/main.1.js"></script><link rel="preload" as="script" href="/landing.2.js"></head>',
    );
  });

  test('when the federated page does not preload every script, then the single bundle’s page stays unchanged', () => {
    const federated = {
      html: '<head><script src="/main.8.js"></script></head>',
      scripts: [at('/main.8.js'), at('/landing.9.js')],
    };

    expect(withSamePreloads(single, federated)).toBe(single.html);
  });

  test('when the federated page preloads a font, then the single bundle’s page preloads the font too', () => {
    const font = '<link rel="preload" href="/assets/text.3.woff2" as="font" crossorigin>';

    const html = withSamePreloads(single, { html: `<head>${font}</head>`, scripts: [at('/main.8.js')] });

    expect(html).toContain(`${font}</head>`);
  });
});
