import { createStore, mountApp } from '@marquee/web-kit';
import { waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { Application, routesOf } from '../src/application.tsx';

/** An application with a part that React hydrates later than the rest. */
function App({ onPrint }: { onPrint: () => void }) {
  return (
    <Suspense fallback={null}>
      <button onClick={onPrint}>Print</button>
    </Suspense>
  );
}

/** A container with the application's HTML in it, as the build writes it. */
function containerWith(app: React.ReactNode): HTMLElement {
  const router = createMemoryRouter(routesOf(app, ({ key }) => key));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Application store={createStore()} router={router} />);
  document.body.replaceChildren(container);
  return container;
}

describe('an application that takes over the page it was rendered into', () => {
  test('when it says so, then a button of a part that is hydrated later answers to a press', async () => {
    const onPrint = jest.fn();
    const app = <App onPrint={onPrint} />;
    const container = containerWith(app);
    const button = container.querySelector('button');
    container.addEventListener('takenover', () => button?.click());

    mountApp(container, app, 'anybody');

    await waitFor(() => {
      expect(onPrint).toHaveBeenCalledTimes(1);
    });
    expect(container.querySelector('button')).toBe(button);
  });
});
