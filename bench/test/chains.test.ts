import { longestChain } from '../src/web/chain/chains.ts';

const page = { url: '/', initiators: [] };

describe('chain of requests', () => {
  test('when a script asks for another, then that waits for it and for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/style.css', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/main.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/landing.js']);
  });

  test('when the page preloads what a script requests later, then it waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/main.js'] },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when several have run before, then the last to arrive counts', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/react.js', initiators: ['/main.js'] },
      { url: '/landing.js', initiators: ['/main.js', '/react.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/react.js', '/landing.js']);
  });

  test('when an interaction requests a file, then that waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/dialog.js', initiators: ['/main.js'], isAfterInteraction: true },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when a file of the interaction requests another, then that waits for it', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/bootstrap.js', initiators: ['/main.js'], isAfterInteraction: true },
      { url: '/menu.js', initiators: ['/bootstrap.js'], isAfterInteraction: true },
    ]);

    expect(chain).toEqual(['/', '/bootstrap.js', '/menu.js']);
  });

  test('when the initiator is not a file of the page, then it is omitted', () => {
    expect(longestChain([page, { url: '/main.js', initiators: ['/', 'unknown'] }])).toEqual([
      '/',
      '/main.js',
    ]);
  });
});
