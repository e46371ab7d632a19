import userEvent from '@testing-library/user-event';
import '../src/before-hydration.ts';

const rendered = `
  <div id="page" data-path="/terms">
    <button id="menu">Menu <svg id="drawing"></svg></button>
    <button id="quick">Quick menu</button>
    <p id="text">Terms</p>
    <label id="label">Email <input id="field" /></label>
    <a id="link" href="#terms">Terms</a>
  </div>
  <div><button id="running">Of a page that runs</button></div>`;

/** As the application does when it takes the page over. */
function takeOver(): void {
  document.querySelector('[data-path]')?.removeAttribute('data-path');
  document.body.dispatchEvent(new Event('takenover', { bubbles: true }));
}

/** What is pressed when the application has taken over, after these were pressed before. */
function pressedAgain(...early: readonly string[]): string[] {
  document.body.innerHTML = rendered;
  for (const id of early) {
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  const pressed: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    pressed.push(target instanceof Element ? target.id : '');
  });
  takeOver();
  return pressed;
}

describe('a button that is pressed before the application runs', () => {
  beforeEach(() => {
    document.body.replaceWith(document.createElement('body'));
  });

  test('when it was the last, then it is pressed again, and once', () => {
    expect(pressedAgain('menu', 'menu', 'quick')).toEqual(['quick']);
  });

  test('when its drawing was hit, then it is the button all the same', () => {
    expect(pressedAgain('drawing')).toEqual(['menu']);
  });

  test.each(['text', 'label', 'field', 'page'])(
    'when a click beside it follows, on the %s, then it is pressed all the same',
    (beside) => {
      expect(pressedAgain('menu', beside)).toEqual(['menu']);
    },
  );

  test('when a link is followed since, then it stays unpressed', () => {
    expect(pressedAgain('menu', 'link')).toEqual([]);
  });

  test('when it waits for the application, then it looks busy; the one before, and when it has run, not', () => {
    document.body.innerHTML = rendered;
    const [menu, quick] = ['menu', 'quick'].map((id) => document.getElementById(id));
    const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);

    menu?.click();
    expect(busy()).toEqual(['menu']);
    quick?.click();
    expect(busy()).toEqual(['quick']);
    takeOver();
    expect(busy()).toEqual([]);
  });

  test('when the scripts do not come, then it looks busy no longer, and stays unpressed', () => {
    document.body.innerHTML = rendered;
    const menu = document.getElementById('menu');
    menu?.click();

    document.dispatchEvent(new Event('notcoming'));

    expect(menu).not.toHaveAttribute('aria-busy');
    expect(pressedAgain()).toEqual([]);
  });

  test('when React listens already, then it hears nothing of what is done to the page, as it would hydrate all of it at once', () => {
    document.body.innerHTML = rendered;
    const heard: string[] = [];
    const types = ['touchstart', 'pointerdown', 'click', 'keydown', 'input'];
    for (const type of types) {
      document.querySelector('[data-path]')?.addEventListener(type, () => heard.push(type), true);
    }

    for (const type of types) {
      document.getElementById('text')?.dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(heard).toEqual([]);

    takeOver();
    document.getElementById('text')?.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(heard).toEqual(['keydown']);
  });

  test('when a tab is pressed again, then also as a mouse presses it, which is what tabs listen for', () => {
    document.body.innerHTML = rendered;
    const heard: string[] = [];
    document.getElementById('menu')?.click();
    for (const type of ['mousedown', 'click']) {
      document.getElementById('menu')?.addEventListener(type, () => heard.push(type));
    }

    takeOver();

    expect(heard).toEqual(['mousedown', 'click']);
  });

  test.each([
    ['first', '{ArrowRight}', 'second'],
    ['first', '{ArrowLeft}', 'third'],
    ['third', '{ArrowRight}', 'first'],
  ])('when an arrow is pressed on the %s tab, %s, then the %s one is', async (from, key, to) => {
    document.body.innerHTML = `<div data-path="/auth"><div role="tablist">
      <button id="first" role="tab"></button><button id="second" role="tab"></button><button id="third" role="tab"></button>
    </div></div>`;
    const pressed: string[] = [];
    document.body.addEventListener('mousedown', ({ target }) => {
      pressed.push(target instanceof Element ? target.id : '');
    });
    document.getElementById(from)?.focus();

    await userEvent.keyboard(key);

    expect(document.getElementById(to)).toHaveFocus();
    expect(document.getElementById(to)).toHaveAttribute('aria-busy', 'true');
    takeOver();
    expect(pressed).toEqual([to]);
  });

  test('when the page runs already, then nothing is pressed again', () => {
    expect(pressedAgain('running')).toEqual([]);
  });
});
