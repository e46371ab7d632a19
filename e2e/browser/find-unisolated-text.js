/* global document, getComputedStyle */

/**
 * Runs in the page, so the function contains everything it needs. Returns texts with right-to-left letters that are beside other words
 * without being isolated from them. Such a text reorders the numbers and punctuation after it.
 */
export function findUnisolatedText() {
  const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
  const isolated = /[\u2066-\u2068][^\u2069]*\u2069/g;
  const walker = document.createTreeWalker(document.body, 4);
  const lines = new Map();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (isVisible(text.parentElement) && text.data.trim() !== '') {
      const block = blockOf(text.parentElement);
      lines.set(block, [...(lines.get(block) ?? []), text]);
    }
  }
  return [...new Set([...lines.values()].filter(isMixed).map(wordsOf))];

  function isVisible(element) {
    return element.checkVisibility() && !element.closest('script, style, template, textarea');
  }

  function blockOf(element) {
    return /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? blockOf(element.parentElement)
      : element;
  }

  function isMixed(texts) {
    const bare = texts.filter(({ data, parentElement }) => {
      return rightToLeft.test(data.replace(isolated, '')) && parentElement.closest('bdi') === null;
    });
    return bare.length > 0 && (texts.length > 1 || !isWholeName(bare[0].data));
  }

  /** Whether every word outside the isolated parts has right-to-left letters. Such a text needs no isolation. */
  function isWholeName(words) {
    const others = words
      .replaceAll(isolated, '')
      .replaceAll(/[^\s,.·:;!?]+/gu, (word) => (rightToLeft.test(word) ? '' : word));
    return !/[\p{L}\p{N}]/u.test(others);
  }

  function wordsOf(texts) {
    return texts.map(({ data }) => data.replaceAll(/(\p{L}{12})\p{L}+/gu, '$1…')).join('|');
  }
}
