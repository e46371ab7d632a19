import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../src/before-hydration.ts';
import '../src/inserted-elements.ts';

const page = `
  <div id="root" data-path="/auth">
    <a id="google" data-returns="" href="/api/auth/google">Continue with Google</a>
    <form id="form" method="post" novalidate>
      <input name="email" type="email" />
      <fieldset></fieldset>
      <button id="sign-in" type="submit">Sign In</button>
      <button id="forgot" type="button">Forgot password?</button>
    </form>
  </div>`;

const byId = (id: string) => document.getElementById(id);

/** Hydrates the page and returns how often the form is submitted to the application. */
function submissionsAfterHydration(): number {
  let submissions = 0;
  byId('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    submissions += 1;
  });
  byId('root')?.removeAttribute('data-path');
  document.body.dispatchEvent(new Event('hydrated', { bubbles: true }));
  return submissions;
}

describe('a form that is submitted before hydration', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
  });

  test.each<[string, () => Promise<void>]>([
    [
      'with Enter',
      () => userEvent.type(document.querySelector('input') ?? document.body, 'a@b.example{Enter}'),
    ],
    ['by its button', () => userEvent.click(byId('sign-in') ?? document.body)],
  ])(
    'when it is submitted %s, then the browser does not send the form and its button is busy',
    async (_how, send) => {
      const sent: boolean[] = [];
      window.addEventListener('submit', (event) => sent.push(!event.defaultPrevented), { once: true });

      await send();

      expect(sent).toEqual([]);
      expect(byId('sign-in')).toHaveAttribute('aria-busy', 'true');
    },
  );

  test('when it was submitted twice, then the application gets one submission', async () => {
    await userEvent.type(document.querySelector('input') ?? document.body, 'a@b.example{Enter}{Enter}');

    expect(submissionsAfterHydration()).toBe(1);
    expect(byId('sign-in')).not.toHaveAttribute('aria-busy');
  });

  test.each([
    ['its field', 'input'],
    ['the background', '#root'],
  ])('when a click on %s follows, then the application gets the submission', async (_place, selector) => {
    await userEvent.type(document.querySelector('input') ?? document.body, 'a@b.example{Enter}');

    await userEvent.click(document.querySelector(selector) ?? document.body);

    expect(byId('sign-in')).toHaveAttribute('aria-busy', 'true');
    expect(submissionsAfterHydration()).toBe(1);
  });

  test('when a click on another button follows, then the form is not submitted', async () => {
    await userEvent.click(byId('sign-in') ?? document.body);
    await userEvent.click(byId('forgot') ?? document.body);

    expect(submissionsAfterHydration()).toBe(0);
  });
});

describe('a link with `returnTo`', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  test.each([
    ['/auth?returnTo=%2Fcreate-event%3Fa%3D1', '/api/auth/google?returnTo=%2Fcreate-event%3Fa%3D1'],
    ['/auth', '/api/auth/google'],
  ])('when the page at %s has been parsed, then the link’s target is %s', (address, href) => {
    document.body.innerHTML = page;
    history.replaceState(null, '', address);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

    document.dispatchEvent(new Event('readystatechange'));

    expect(document.querySelector('a')?.href).toBe(`${location.origin}${href}`);
  });
});

describe('elements that are inserted into a prerendered page', () => {
  const insertIcon = () =>
    document.querySelector('input')?.insertAdjacentHTML('afterend', '<i id="icon"></i>');

  beforeEach(() => {
    document.body.innerHTML = page;
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
  });

  test('when they are inserted into a form before hydration, then they are removed when hydration begins; other elements stay', () => {
    insertIcon();
    byId('root')?.insertAdjacentHTML('beforeend', '<i id="note"></i>');

    document.dispatchEvent(new Event('hydrating'));

    expect(byId('icon')).toBeNull();
    expect(byId('note')).not.toBeNull();
    expect(document.querySelector('input')).not.toBeNull();
  });

  test('when they are inserted into a form during hydration, then they are removed at once', async () => {
    document.dispatchEvent(new Event('hydrating'));

    insertIcon();
    await Promise.resolve();

    expect(byId('icon')).toBeNull();
  });

  test('when React inserts an element into a form during hydration, then that element stays', async () => {
    document.dispatchEvent(new Event('hydrating'));
    const root = createRoot(document.querySelector('fieldset') ?? document.body);

    flushSync(() => {
      root.render(createElement('i', { id: 'rendered' }));
    });
    await Promise.resolve();

    expect(byId('rendered')).not.toBeNull();
  });

  test('when they are inserted into a form after hydration, then they stay', async () => {
    document.dispatchEvent(new Event('hydrating'));
    submissionsAfterHydration();

    insertIcon();
    await Promise.resolve();

    expect(byId('icon')).not.toBeNull();
  });

  test('when a password manager inserts a removed icon again each time, then the removals end and the icon stays', async () => {
    document.dispatchEvent(new Event('hydrating'));
    const passwordManager = new MutationObserver(() => {
      if (!byId('icon')) {
        insertIcon();
      }
    });
    passwordManager.observe(document.body, { childList: true, subtree: true });

    insertIcon();
    await new Promise((resolve) => setTimeout(resolve));
    passwordManager.disconnect();

    expect(byId('icon')).not.toBeNull();
  });
});
