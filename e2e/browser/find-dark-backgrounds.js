/* global document, getComputedStyle */

/** Runs in the page. Describes the elements with a dark background, except elements of less than 24 px, which are icons. */
export function findDarkBackgrounds() {
  const minSize = 24;

  return [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter(isBackground)
    .filter((element) => isDark(getComputedStyle(element).backgroundColor))
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`);

  function isBackground(element) {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) >= minSize;
  }

  function isDark(color) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return alpha > 0 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
  }
}
