const root = document.documentElement;

/** Runs the script before the container exists, as in a browser that parses the page. Resolves after the container is added. */
async function readPage(address: string, container: string, state: unknown = null): Promise<void> {
  document.body.innerHTML = '';
  history.replaceState(state, '', address);
  await jest.isolateModulesAsync(async () => {
    await import('../src/fits-address.ts');
  });
  document.body.innerHTML = container;
  await Promise.resolve();
}

const signIn = '<div id="root" data-path="/auth" data-params="returnTo"><input /></div>';
const terms = '<div id="root" data-path="/terms"></div>';
const quote = '<div id="root" data-path="/quote" data-visitor="signed-out"></div>';
const arrival = { usr: { email: 'a@b.example' } };

describe('HTML of a prerendered page', () => {
  afterEach(() => {
    delete root.dataset.replaced;
    history.replaceState(null, '', '/');
  });

  test.each([
    ['/auth', signIn, null],
    ['/auth?returnTo=%2F', signIn, { usr: null, key: 'default' }],
    ['/terms?from=mail', terms, null],
    ['/quote?quote=1', quote, arrival],
  ])('when it matches %s, then the HTML is shown', async (address, container, state) => {
    await readPage(address, container, state);

    expect(root).not.toHaveAttribute('data-replaced');
  });

  test.each([
    ['another path', '/home', terms, null],
    ['another path than the remote’s page', '/home', quote, null],
    ['a parameter that is not allowed', '/auth?reset=a-token', signIn, null],
    ['a parameter that is not allowed beside an allowed one', '/auth?returnTo=%2F&step=second', signIn, null],
    ['state of another page', '/auth', signIn, arrival],
  ])('when the URL has %s, then the HTML is hidden', async (_what, address, container, state) => {
    await readPage(address, container, state);

    expect(root).toHaveAttribute('data-replaced', 'hidden');
  });

  test('when the HTML is hidden and the scripts fail to load, then the HTML is shown', async () => {
    await readPage('/auth?reset=a-token', signIn);

    document.dispatchEvent(new Event('scriptsfailed'));

    expect(root).toHaveAttribute('data-replaced', 'shown');
  });
});
