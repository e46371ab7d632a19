/** Shown if even the frame fails to render. It uses no other component, so that it cannot fail itself. */
export function AppFailure() {
  return (
    <main>
      <h1>Marquee could not be loaded</h1>
      <p>Reload the page. If that does not help, try again in a few minutes.</p>
      <a href={location.pathname + location.search}>Reload</a>
    </main>
  );
}
