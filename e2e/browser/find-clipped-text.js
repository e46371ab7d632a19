/* global document, getComputedStyle */

/**
 * Runs in the page, so the function contains everything it needs. Describes each text that sticks out of the page sideways or that a box
 * cuts off, and a page that is wider than the window.
 */
export function findClippedText() {
  const width = document.documentElement.clientWidth;
  const axes = [
    { start: 'left', end: 'right', overflow: 'overflowX', slack: 1, isOnPurpose: endsInDots },
    { start: 'top', end: 'bottom', overflow: 'overflowY', slack: 2, isOnPurpose: endsAfterLines },
  ];
  const lines = [...document.body.querySelectorAll('*')].filter(isVisible).flatMap(linesOf);

  return [
    ...(document.documentElement.scrollWidth > width + 1
      ? [`the page is ${document.documentElement.scrollWidth} px wide in ${width}`]
      : []),
    ...new Set(lines.flatMap(faultOf)),
  ];

  function isVisible(element) {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && !element.closest('script, style, template, select') && !isForScreenReadersOnly(element);
  }

  /** Whether the content is only for screen readers: hidden in a box at most two pixels wide or high, or clipped by `clip-path`. */
  function isForScreenReadersOnly(element) {
    const { width: wide, height: high } = element.getBoundingClientRect();
    const { clipPath, overflowX } = getComputedStyle(element);
    const isTiny = overflowX === 'hidden' && (wide <= 2 || high <= 2);
    return (
      clipPath === 'inset(50%)' ||
      isTiny ||
      (element !== document.body && isForScreenReadersOnly(element.parentElement))
    );
  }

  /** The boxes of an element's own text, limited to the line height, because a font may be taller than its line. */
  function linesOf(element) {
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
    return [...element.childNodes]
      .filter((node) => node.nodeType === 3 && node.textContent.trim() !== '')
      .flatMap(rectanglesOf)
      .filter((rectangle) => rectangle.width > 0 && rectangle.height > 0)
      .map(({ left, right, top, bottom }) => {
        const excess = Math.max(0, (bottom - top - lineHeight) / 2) || 0;
        return { element, left, right, top: top + excess, bottom: bottom - excess };
      });
  }

  function rectanglesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }

  function faultOf(line) {
    const visible = { ...line };
    for (const box of boxesAround(line.element)) {
      if (axes.some((axis) => isCutBy(box, visible, axis))) {
        return [`is cut: ${nameOf(line.element)}`];
      }
      axes.forEach((axis) => clipTo(box, visible, axis));
      if (axes.some(({ start, end }) => visible[end] <= visible[start])) {
        return [];
      }
    }
    return visible.right > width + 1 || visible.left < -1
      ? [`overflows the page: ${nameOf(line.element)}`]
      : [];
  }

  /**
   * The element and the boxes that may clip it. An element that is not in the normal flow is clipped only by its containing block and by
   * the boxes around that block.
   */
  function boxesAround(element) {
    const boxes = [];
    let position = 'static';
    for (let box = element; box !== document.body && box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (box === element || holds(style, position)) {
        boxes.push(...(isBox(box, style) ? [{ box, style }] : []));
        position = style.position;
      }
    }
    return boxes;
  }

  function isBox({ localName }, { display }) {
    return localName === 'svg' || !/^(inline|contents)$/.test(display);
  }

  function holds({ transform, filter, position }, heldPosition) {
    const holdsAll = transform !== 'none' || filter !== 'none';
    if (heldPosition === 'fixed') {
      return holdsAll;
    }
    return heldPosition !== 'absolute' || holdsAll || position !== 'static';
  }

  function isCutBy({ box, style }, visible, { start, end, overflow, slack, isOnPurpose }) {
    const edge = box.getBoundingClientRect();
    const isOver = visible[start] < edge[start] - slack || visible[end] > edge[end] + slack;
    return isOver && /hidden|clip/.test(style[overflow]) && !isOnPurpose(style);
  }

  /** Limits the visible part to the box, for content that scrolls in the box or is truncated on purpose. */
  function clipTo({ box, style }, visible, { start, end, overflow }) {
    const edge = box.getBoundingClientRect();
    if (style[overflow] !== 'visible') {
      visible[start] = Math.max(visible[start], edge[start]);
      visible[end] = Math.min(visible[end], edge[end]);
    }
  }

  function endsInDots({ textOverflow }) {
    return textOverflow === 'ellipsis';
  }

  function endsAfterLines({ webkitLineClamp }) {
    return webkitLineClamp !== 'none';
  }

  function nameOf(element) {
    return `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`;
  }
}
