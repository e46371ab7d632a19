/** The maximum size of the code that runs before the application, so that the landing page is usable on a slow phone. */
const maxBytes = 10_000;

/**
 * Joins the scripts that run before the bundles into the inline script of a prerendered page. Each script becomes a function, because the
 * top-level names of an inline script are global. Throws above 10 kB.
 */
export function joinFirstScripts(scripts: readonly string[]): string {
  const joined = scripts.map((script) => `(()=>{${script}})();`).join('');
  const bytes = Buffer.byteLength(joined);
  if (bytes > maxBytes) {
    throw new Error(`The inline script of prerendered pages has ${bytes} bytes, of at most ${maxBytes}`);
  }
  return joined;
}
