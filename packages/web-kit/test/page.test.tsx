import { Link, Page, Route, Routes } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const pages = (
  <Routes>
    <Route
      path="/first"
      element={
        <Page title="First" description="The first page">
          <h1>First heading</h1>
          <Link to="/second?tab=a">Next</Link>
          <Link to="/late">Late</Link>
        </Page>
      }
    />
    <Route
      path="/second"
      element={
        <Page title="Second" description="The second page">
          <h1>Second heading</h1>
          <Link to="/second?tab=b">Tab</Link>
        </Page>
      }
    />
    <Route
      path="/late"
      element={
        <Page title="Late" description="A page whose part waits for its answer">
          <LatePart />
        </Page>
      }
    />
  </Routes>
);

function LatePart() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? (
    <h1>Late heading</h1>
  ) : (
    <button
      onClick={() => {
        setIsThere(true);
      }}
    >
      Answer
    </button>
  );
}

describe('a page', () => {
  test('when it is shown, then the document has its title and description', () => {
    document.head.innerHTML = '<meta name="description" content="">';

    renderWithApp(pages, { route: '/first' });

    expect(document.title).toBe('First · Marquee');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'The first page');
  });

  test('when it is the first of a visit, then the focus does not move', () => {
    renderWithApp(pages, { route: '/first' });

    expect(document.body).toHaveFocus();
  });

  test('when the user navigates from another page, then the heading takes the focus', async () => {
    const { user } = renderWithApp(pages, { route: '/first' });

    await user.click(screen.getByRole('link', { name: 'Next' }));

    expect(screen.getByRole('heading', { name: 'Second heading' })).toHaveFocus();
  });

  test('when the heading is rendered after a later response, then it takes the focus', async () => {
    const { user } = renderWithApp(pages, { route: '/first' });

    await user.click(screen.getByRole('link', { name: 'Late' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));

    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Late heading' })).toHaveFocus();
    });
  });

  test('when only the query changes, then the focus does not move', async () => {
    const { user } = renderWithApp(pages, { route: '/first' });

    await user.click(screen.getByRole('link', { name: 'Next' }));
    await user.click(screen.getByRole('link', { name: 'Tab' }));

    expect(screen.getByRole('link', { name: 'Tab' })).toHaveFocus();
  });
});
