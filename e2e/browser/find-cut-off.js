/* global document, getComputedStyle */

/** Runs in the page: which texts stick out of it sideways, or are cut by their box. */
export function findCutOff() {
  const width = document.documentElement.clientWidth;
  const texts = [...document.body.querySelectorAll('*')].filter(hasOwnText).filter(isSeen);

  return [
    ...(document.documentElement.scrollWidth > width + 1
      ? [`the page is ${document.documentElement.scrollWidth} px wide in ${width}`]
      : []),
    ...texts.filter(sticksOut).map((element) => `sticks out: ${nameOf(element)}`),
    ...texts.filter(isCut).map((element) => `is cut: ${nameOf(element)}`),
  ];

  function hasOwnText(element) {
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
  }

  /** What is meant for screen readers only is a pixel wide. */
  function isSeen(element) {
    const { width: wide, height: high } = element.getBoundingClientRect();
    return (
      wide > 2 && high > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  function sticksOut(element) {
    const { left, right } = element.getBoundingClientRect();
    return (right > width + 1 || left < -1) && !scrollsWithin(element);
  }

  function scrollsWithin(element) {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) {
        return true;
      }
    }
    return false;
  }

  function isCut(element) {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
    );
  }

  function nameOf(element) {
    return `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`;
  }
}
