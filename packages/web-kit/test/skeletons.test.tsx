/** @jest-environment node */
import { Page, RequireRole, Route, Routes, useParams } from '../src/index.ts';
import { skeletons } from '../src/skeletons.tsx';

/** Shows the parameter of its path. */
function Named() {
  return <p>{useParams().id}</p>;
}

const render = skeletons(
  <Routes>
    <Route
      path="/client"
      element={
        <Page title="Hub" description="">
          <RequireRole role="client" otherwise="Go" loading={<p role="status">Loading your hub...</p>}>
            Welcome
          </RequireRole>
        </Page>
      }
    />
    <Route path="/events/:id" element={<Named />} />
    <Route path="/events/:id/edit" element={<RequireRole role="client" otherwise="Go" children="Edit" />} />
    <Route path="/broken" element={<Broken />} />
  </Routes>,
);

function Broken(): never {
  throw new Error('document is not defined');
}

describe('the skeleton of a page', () => {
  test('when it is rendered, then it shows what the page shows until the session is known', async () => {
    expect((await render('/client')).page.html).toBe('<p role="status">Loading your hub...</p>');
  });

  test('when the path has a parameter, then the loading state is rendered, with its styles', async () => {
    const { page } = await render('/events/:id/edit');

    expect(page.html).toContain('Loading the page');
    expect(page.css).not.toBe('');
    expect(page.html).not.toContain('style=');
  });

  test('when there is a query, then it shows the general loading state of all pages', async () => {
    const { withQuery } = await render('/client');

    expect(withQuery.html).toContain('Loading');
    expect(withQuery.html).not.toContain('Loading your hub');
  });

  test('when it shows a path parameter, then rendering fails', async () => {
    await expect(render('/events/:id')).rejects.toThrow('/events/:id contains a parameter of its path');
  });

  test('when a page requires a browser, then rendering fails', async () => {
    await expect(render('/broken')).rejects.toThrow();
  });
});
