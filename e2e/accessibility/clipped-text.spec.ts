import { clippedTextIn } from '../fixtures/clipped-text.ts';
import { applyAppearance } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';

const words = 'Every word of this has to be read';

const clipped = {
  'wider than the page': `<p style="width: 2000px; white-space: nowrap; text-align: right">${words}</p>`,
  'beyond the right edge': `<p style="position: fixed; left: 350px; white-space: nowrap">${words}</p>`,
  'cut by its own box': `<p style="width: 80px; overflow: hidden; white-space: nowrap">${words}</p>`,
  'cut by an outer box of fixed height': `<div style="height: 20px; width: 80px; overflow: hidden"><p>${words}</p></div>`,
  'cut by an outer box': `<div style="width: 80px; overflow: clip"><div><p style="white-space: nowrap">${words}</p></div></div>`,
  'pushed below the edge of an outer box by a margin': `<div style="height: 30px; overflow: hidden"><p style="margin-top: 20px">${words}</p></div>`,
  'absolutely positioned and cut by its containing block': `
    <div style="position: relative; height: 20px; overflow: hidden"><p style="position: absolute; top: 10px">${words}</p></div>`,
  'cut by an SVG': `<svg width="80" height="20"><text y="15">${words}</text></svg>`,
  'in a scroll container that an outer box cuts': `
    <div style="height: 20px; overflow: hidden"><div style="height: 90px; overflow: auto"><p style="margin-top: 40px">${words}</p></div></div>`,
};

const notClipped = {
  'a wrapped text': `<p style="width: 80px">${words}</p>`,
  'a deliberate ellipsis': `<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${words}</p>`,
  'a deliberate line clamp': `
    <p style="width: 80px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${words}</p>`,
  'a row that scrolls': `<div style="width: 80px; overflow-x: auto"><p style="width: 600px">${words}</p></div>`,
  'a list that scrolls': `<div style="height: 20px; overflow-y: auto"><p>${words}</p><p>${words}</p><p>${words}</p></div>`,
  'a text for screen readers': `
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">${words}</span>
    <span style="position: absolute; clip-path: inset(50%); white-space: nowrap; left: -400px">${words}</span>`,
  'a hidden text': `<p hidden style="width: 2000px">${words}</p><p style="position: fixed; left: 999px; visibility: hidden">x</p>`,
  'a line height smaller than the font size': `
    <div style="height: 40px; overflow: hidden"><p style="font: 40px/0.9 serif; margin: 0">Act</p></div>`,
  'an absolutely positioned text in a box that is not its containing block': `
    <div style="height: 20px; overflow: hidden"><p style="position: absolute; top: 200px">${words}</p></div>`,
};

test.describe('the search for clipped texts', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 900 }));

  for (const [fault, html] of Object.entries(clipped)) {
    test(`when a text is ${fault}, then it is reported`, async ({ page }) => {
      await page.setContent(html);

      expect(await clippedTextIn(page)).not.toEqual([]);
    });
  }

  for (const [name, html] of Object.entries(notClipped)) {
    test(`when there is ${name}, then nothing is reported`, async ({ page }) => {
      await page.setContent(html);

      expect(await clippedTextIn(page)).toEqual([]);
    });
  }

  test('when the width of the window changes and a script then resizes a text, then the text is examined after the resize', async ({
    page,
  }) => {
    await page.setContent(`<div><p style="white-space: nowrap; text-align: right">${words}</p></div>`);
    await page.evaluate(asWideAsItsBox);
    const found: string[] = [];

    for (let turn = 0; turn < 10; turn += 1) {
      await applyAppearance(page, { width: 'desktop', theme: 'light' });
      await applyAppearance(page, { width: 'phone', theme: 'light' });
      found.push(...(await clippedTextIn(page)));
    }

    await expect(page.getByText(words)).toHaveAttribute('style', /width: \d+px/);
    expect(found).toEqual([]);
  });
});

/** Sets the width of the paragraph to that of the box around it, in a message task after the resize observer's callback, as React does. */
const asWideAsItsBox = `
  const [box, text] = [document.querySelector('div'), document.querySelector('p')];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { text.style.width = box.clientWidth + 'px'; };
  new ResizeObserver(() => port2.postMessage('')).observe(box);
`;
