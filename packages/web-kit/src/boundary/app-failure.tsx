/** When even the frame breaks; so plain that nothing in it can. */
export function AppFailure() {
  return (
    <main>
      <h1>Marquee could not be shown</h1>
      <p>Your work is safe. Load the page again; if that does not help, come back in a few minutes.</p>
      <a href="/">Load Marquee again</a>
    </main>
  );
}
