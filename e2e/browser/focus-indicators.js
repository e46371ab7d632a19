/* global getComputedStyle */

/** Runs in the page, on an element. Returns the visible outlines and shadows of the element and of its pseudo-elements. */
export function focusIndicators(element) {
  return [undefined, '::before', '::after'].flatMap((part) => {
    const { content, outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
    const isDrawn = part === undefined || content !== 'none';
    const hasOutline =
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    return [
      ...(isDrawn && hasOutline ? [`outline of ${outlineWidth} ${outlineColor}`] : []),
      ...(isDrawn && boxShadow !== 'none' ? [`shadow of ${boxShadow}`] : []),
    ];
  });
}
