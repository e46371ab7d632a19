/**
 * Faces in a sheet of their own: whenever a sheet changes that has faces in it, a browser sets all text anew, and the sheet of
 * styled-components changes with whatever is first drawn. A page rendered at the build has them in its style file.
 */
export function showFaces(faces: readonly string[], family: string): void {
  if ('fonts' in document && [...document.fonts].some((face) => face.family.includes(family))) {
    return;
  }
  // Empty where the content security policy looks, like the element of styled-components.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  // In their order: of two that have a letter the later one is taken.
  faces.forEach((face) => sheet?.insertRule(face, sheet.cssRules.length));
}
