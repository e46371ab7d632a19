import userEvent from '@testing-library/user-event';
import '../src/before-hydration.ts';

const pageHtml = `
  <div id="page" data-path="/terms">
    <button id="menu">Menu <svg id="drawing"></svg></button>
    <button id="quick">Quick menu</button>
    <p id="text">Terms</p>
    <label id="label">Email <input id="field" /></label>
    <a id="link" href="#terms">Terms</a>
  </div>
  <div><button id="running">Of a page that runs</button></div>`;

/** Simulates the end of the hydration. */
function hydrate(): void {
  document.querySelector('[data-path]')?.removeAttribute('data-path');
  document.body.dispatchEvent(new Event('hydrated', { bubbles: true }));
}

/** Clicks the elements with the ids `early`, hydrates the page, and returns the ids of the elements that get replayed clicks. */
function replayedClicks(...early: readonly string[]): string[] {
  document.body.innerHTML = pageHtml;
  for (const id of early) {
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    clicked.push(target instanceof Element ? target.id : '');
  });
  hydrate();
  return clicked;
}

describe('a button that is clicked before hydration', () => {
  beforeEach(() => {
    document.body.replaceWith(document.createElement('body'));
  });

  test('when several buttons were clicked, then only the click on the last one is replayed, once', () => {
    expect(replayedClicks('menu', 'menu', 'quick')).toEqual(['quick']);
  });

  test('when its icon was clicked, then the button’s click is replayed', () => {
    expect(replayedClicks('drawing')).toEqual(['menu']);
  });

  test.each(['text', 'label', 'field', 'page'])(
    'when a click on the %s follows, then the button’s click is replayed',
    (beside) => {
      expect(replayedClicks('menu', beside)).toEqual(['menu']);
    },
  );

  test('when a click on a link follows, then the button’s click is not replayed', () => {
    expect(replayedClicks('menu', 'link')).toEqual([]);
  });

  test('when its click is held, then the button is busy until another button is clicked or the click is replayed', () => {
    document.body.innerHTML = pageHtml;
    const [menu, quick] = ['menu', 'quick'].map((id) => document.getElementById(id));
    const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);

    menu?.click();
    expect(busy()).toEqual(['menu']);
    quick?.click();
    expect(busy()).toEqual(['quick']);
    hydrate();
    expect(busy()).toEqual([]);
  });

  test('when React already listens, then events do not reach React, which would hydrate the whole page at once', () => {
    document.body.innerHTML = pageHtml;
    const received: string[] = [];
    const types = ['touchstart', 'pointerdown', 'click', 'keydown', 'input'];
    for (const type of types) {
      document.querySelector('[data-path]')?.addEventListener(type, () => received.push(type), true);
    }

    for (const type of types) {
      document.getElementById('text')?.dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(received).toEqual([]);

    hydrate();
    document.getElementById('text')?.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(received).toEqual(['keydown']);
  });

  test('when a click is replayed, then a mousedown precedes it, because tabs listen only to mousedown', () => {
    document.body.innerHTML = pageHtml;
    const received: string[] = [];
    document.getElementById('menu')?.click();
    for (const type of ['mousedown', 'click']) {
      document.getElementById('menu')?.addEventListener(type, () => received.push(type));
    }

    hydrate();

    expect(received).toEqual(['mousedown', 'click']);
  });

  test.each([
    ['first', '{ArrowRight}', 'second'],
    ['first', '{ArrowLeft}', 'third'],
    ['third', '{ArrowRight}', 'first'],
  ])(
    'when the %s tab has the focus and %s is pressed, then a click on the %s tab is held',
    async (from, key, to) => {
      document.body.innerHTML = `<div data-path="/auth"><div role="tablist">
      <button id="first" role="tab"></button><button id="second" role="tab"></button><button id="third" role="tab"></button>
    </div></div>`;
      const clicked: string[] = [];
      document.body.addEventListener('mousedown', ({ target }) => {
        clicked.push(target instanceof Element ? target.id : '');
      });
      document.getElementById(from)?.focus();

      await userEvent.keyboard(key);

      expect(document.getElementById(to)).toHaveFocus();
      expect(document.getElementById(to)).toHaveAttribute('aria-busy', 'true');
      hydrate();
      expect(clicked).toEqual([to]);
    },
  );

  test('when the button’s page is already hydrated, then no click is replayed', () => {
    expect(replayedClicks('running')).toEqual([]);
  });
});
