const root = document.documentElement;

/** As a browser reads a page with the script in its head; resolves when the container has been read. */
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

describe('HTML that came with the document', () => {
  afterEach(() => {
    delete root.dataset.replaced;
    history.replaceState(null, '', '/');
  });

  test.each([
    ['/auth', signIn, null],
    ['/auth?returnTo=%2F', signIn, { usr: null, key: 'default' }],
    ['/terms?from=mail', terms, null],
    ['/quote?quote=1', quote, arrival],
  ])('when it fits %s, then it is shown', async (address, container, state) => {
    await readPage(address, container, state);

    expect(root).not.toHaveAttribute('data-replaced');
  });

  test.each([
    ['another path', '/home', terms, null],
    ['another path than the page of a remote has', '/home', quote, null],
    ['a parameter that it does not fit', '/auth?reset=a-token', signIn, null],
    ['one such parameter beside another', '/auth?returnTo=%2F&step=second', signIn, null],
    ['state of another page', '/auth', signIn, arrival],
  ])('when the address has %s, then it is hidden', async (_what, address, container, state) => {
    await readPage(address, container, state);

    expect(root).toHaveAttribute('data-replaced', 'hidden');
  });

  test('when the scripts do not come, then it is shown all the same', async () => {
    await readPage('/auth?reset=a-token', signIn);

    document.dispatchEvent(new Event('notcoming'));

    expect(root).toHaveAttribute('data-replaced', 'shown');
  });
});
