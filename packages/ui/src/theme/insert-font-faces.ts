/**
 * Adds the `@font-face` rules to the page in a separate style sheet. A browser lays out all text again whenever a sheet with such rules
 * changes, and the sheet of styled-components changes with every component's first render. Does nothing on a prerendered page, whose style
 * file has the rules.
 */
export function insertFontFaces(rules: readonly string[], family: string): void {
  if ('fonts' in document && [...document.fonts].some((face) => face.family.includes(family))) {
    return;
  }
  // The style element has no text, because the content security policy checks the text but not rules inserted by a script.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  // The order matters: if two fonts have a character, the browser uses the later font.
  rules.forEach((face) => sheet?.insertRule(face, sheet.cssRules.length));
}
