import userEvent from '@testing-library/user-event';
import '../src/before-hydration.ts';

const content = `
    <form id="form" method="post"><input name="password" /><button id="sign-in" type="submit">Sign In</button></form>
    <button id="quick">Quick menu</button>
    <a id="link" href="#terms">Terms</a>
    <p data-load-failure role="alert" hidden>This page could not be loaded. <a href="">Reload it.</a></p>`;

const byId = (id: string) => document.getElementById(id);
const message = () => document.querySelector('[data-load-failure]');

/** Simulates the event that `first-paint.ts` dispatches when the application cannot be loaded. */
function failScripts(): void {
  document.dispatchEvent(new Event('scriptsfailed'));
}

describe('a prerendered page whose scripts failed to load', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="root" data-path="/auth">${content}</div>`;
  });

  test('when an action is held, then it is discarded, and the page shows that it could not be loaded', () => {
    const replayed = jest.fn();
    byId('quick')?.click();

    failScripts();

    expect(byId('quick')).not.toHaveAttribute('aria-busy');
    expect(message()).toBeVisible();
    byId('root')?.removeAttribute('data-path');
    byId('quick')?.addEventListener('click', replayed);
    document.body.dispatchEvent(new Event('hydrated', { bubbles: true }));
    expect(replayed).not.toHaveBeenCalled();
  });

  test('when nothing was pressed, then the message appears with the next press of a button, which is not held', () => {
    failScripts();
    expect(message()).not.toBeVisible();

    byId('quick')?.click();

    expect(message()).toBeVisible();
    expect(byId('quick')).not.toHaveAttribute('aria-busy');
  });

  test('when a form is submitted, then the message appears, and neither is the form held nor does the browser send it', async () => {
    const sent: boolean[] = [];
    window.addEventListener('submit', ({ defaultPrevented }) => sent.push(!defaultPrevented), { once: true });
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    failScripts();

    await userEvent.type(document.querySelector('input') ?? document.body, 'secret{Enter}');
    byId('form')?.dispatchEvent(submit);

    expect(message()).toBeVisible();
    expect(byId('sign-in')).not.toHaveAttribute('aria-busy');
    expect(submit.defaultPrevented).toBe(true);
    expect(sent).toEqual([]);
  });

  test('when a link is followed, then the browser follows it without the message', () => {
    failScripts();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });

    byId('link')?.dispatchEvent(click);

    expect(click.defaultPrevented).toBe(false);
    expect(message()).not.toBeVisible();
  });

  test('when the page shows only a loading state, then the message appears without a press', () => {
    document.body.innerHTML = `<div id="root" data-path="/account" data-visitor="anybody">${content}</div>`;

    failScripts();

    expect(message()).toBeVisible();
  });
});
