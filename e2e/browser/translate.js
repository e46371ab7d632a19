/* global document, MutationObserver, NodeFilter */

/**
 * Replaces the text nodes of the page, now and later, with elements that contain the translation, as Chrome's translator does. The words
 * stay the same, so that a test can find them.
 */
export function translatePage() {
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  function replaceTexts() {
    const walker = document.createTreeWalker(
      document.body ?? document,
      NodeFilter.SHOW_TEXT,
      acceptUntranslated,
    );
    const texts = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function acceptUntranslated({ data, parentElement }) {
    const untouched = 'font, script, style, noscript, title, textarea, option, svg, [translate=no]';
    return data.trim() !== '' && parentElement?.closest(untouched) === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT;
  }
}
