/**
 * Adds the `@font-face` rules to the page in a style sheet of their own. Whenever a sheet that contains such rules changes, a browser lays
 * out all text again, and the sheet of styled-components changes with every component's first render. A prerendered page has the rules in
 * its style file.
 */
export function insertFontFaces(rules: readonly string[], family: string): void {
  if ('fonts' in document && [...document.fonts].some((face) => face.family.includes(family))) {
    return;
  }
  // The element itself stays empty, like that of styled-components: the content security policy checks only its text.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  // The order matters: if two fonts have a character, the browser takes the later one.
  rules.forEach((face) => sheet?.insertRule(face, sheet.cssRules.length));
}
