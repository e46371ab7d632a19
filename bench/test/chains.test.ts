import { longestChain } from '../src/web/chain/chains.ts';

const page = { url: '/', askedBy: [] };

describe('chain of requests', () => {
  test('when a script asks for another, then that waits for it and for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', askedBy: ['/'] },
      { url: '/style.css', askedBy: ['/'] },
      { url: '/landing.js', askedBy: ['/main.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/landing.js']);
  });

  test('when the page preloads what a script requests later, then it waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', askedBy: ['/'] },
      { url: '/landing.js', askedBy: ['/'] },
      { url: '/landing.js', askedBy: ['/main.js'] },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when several have run before, then the last to arrive counts', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', askedBy: ['/'] },
      { url: '/react.js', askedBy: ['/main.js'] },
      { url: '/landing.js', askedBy: ['/main.js', '/react.js'] },
    ]);

    expect(chain).toEqual(['/', '/main.js', '/react.js', '/landing.js']);
  });

  test('when an interaction requests a file, then that waits only for the page', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', askedBy: ['/'] },
      { url: '/dialog.js', askedBy: ['/main.js'], isOnTouch: true },
    ]);

    expect(chain).toHaveLength(2);
  });

  test('when a file of the interaction requests another, then that waits for it', () => {
    const chain = longestChain([
      page,
      { url: '/main.js', askedBy: ['/'] },
      { url: '/bootstrap.js', askedBy: ['/main.js'], isOnTouch: true },
      { url: '/menu.js', askedBy: ['/bootstrap.js'], isOnTouch: true },
    ]);

    expect(chain).toEqual(['/', '/bootstrap.js', '/menu.js']);
  });

  test('when the initiator is not a file of the page, then it is omitted', () => {
    expect(longestChain([page, { url: '/main.js', askedBy: ['/', 'unknown'] }])).toEqual(['/', '/main.js']);
  });
});
