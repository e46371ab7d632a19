import { longestChain } from '../src/web/chain/chains.ts';

const page = { url: '/', initiators: [] };

describe('chain of requests', () => {
  test('when a script requests another script, then the chain is the page, the first script and the second', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/style.css', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/main.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/landing.js']);
  });

  test('when the page preloads a script that another script also requests, then the preloaded script waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/'] },
      { url: '/landing.js', initiators: ['/main.js'] },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when several files caused a request, then the one with the longest chain counts', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/react.js', initiators: ['/main.js'] },
      { url: '/landing.js', initiators: ['/main.js', '/react.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/react.js', '/landing.js']);
  });

  test('when an interaction requests a file, then the file waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/dialog.js', initiators: ['/main.js'], isAfterInteraction: true },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when a file requested by the interaction requests another, then the second file waits for the first', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', initiators: ['/'] },
      { url: '/bootstrap.js', initiators: ['/main.js'], isAfterInteraction: true },
      { url: '/menu.js', initiators: ['/bootstrap.js'], isAfterInteraction: true },
    ]);

    expect(chain).toEqual(['/', '/bootstrap.js', '/menu.js']);
  });

  test('when an initiator is not a file of the page, then the chain omits it', () => {
    expect(longestChain([page, { url: '/main.js', initiators: ['/', 'unknown'] }])).toEqual([
      '/',
      '/main.js',
    ]);
  });
});
