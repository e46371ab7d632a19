import { findServerPage } from '../src/routing/server-page.ts';

const html = '<h1>Quote for Robin</h1><button>Print</button>';

describe('HTML of a remote’s page in the container', () => {
  const address = { pathname: '/quote', search: '?quote=7' };

  function aContainer(attributes: string): HTMLElement {
    document.body.innerHTML = `<div id="root" ${attributes}><main><div data-server-page="">${html}</div></main></div>`;
    return document.body.firstElementChild as HTMLElement;
  }

  test.each(['anybody', 'signed-out'])(
    'when the frame was rendered for %s, then the HTML is found with that visitor',
    (visitor) => {
      const found = findServerPage(aContainer(`data-path="/quote" data-visitor="${visitor}"`), address);

      expect(found).toMatchObject({
        page: { path: '/quote', search: '?quote=7', html, isSkeleton: false },
        visitor,
      });
    },
  );

  test('when the element with the HTML is busy, then the page is a skeleton', () => {
    const container = aContainer('data-path="/quote" data-visitor="anybody"');
    container.querySelector('[data-server-page]')?.setAttribute('aria-busy', 'true');

    expect(findServerPage(container, address)?.page.isSkeleton).toBe(true);
  });

  test.each(['data-path="/other"', ''])(
    'when the attributes of the root are "%s", then no page is found',
    (attributes) => {
      expect(findServerPage(aContainer(attributes), address)).toBeNull();
    },
  );

  test('when a button is clicked, then the button is stored and busy until the next click in the HTML', () => {
    const container = aContainer('data-path="/quote"');
    const found = findServerPage(container, address);

    container.querySelector('button')?.click();
    expect(found?.page.getClickedButton()).toHaveTextContent('Print');
    expect(container.querySelector('[aria-busy]')).toHaveTextContent('Print');
    container.querySelector('h1')?.click();

    expect(found?.page.getClickedButton()).toBeNull();
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  test('when the HTML was rendered again and its button is clicked, then that button is stored', () => {
    const container = aContainer('data-path="/quote"');
    const found = findServerPage(container, address);

    container.innerHTML = `<main><div data-server-page="">${html}</div></main>`;
    const button = container.querySelector('button');
    button?.click();

    expect(found?.page.getClickedButton()).toBe(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('when a button outside the HTML is clicked, then the stored button stays', () => {
    const container = aContainer('data-path="/quote"');
    const found = findServerPage(container, address);
    container.insertAdjacentHTML('beforeend', '<button id="frame">Quick menu</button>');

    container.querySelector('button')?.click();
    document.getElementById('frame')?.click();

    expect(found?.page.getClickedButton()).toHaveTextContent('Print');
    expect(document.getElementById('frame')).not.toHaveAttribute('aria-busy');
  });
});
