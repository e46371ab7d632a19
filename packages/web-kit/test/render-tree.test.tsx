/** @jest-environment node */
import { styled } from 'styled-components';
import { renderTree } from '../src/rendering/render-tree.tsx';

describe('a tree that is rendered to HTML', () => {
  test('when a component sets inline styles, then its HTML has none, because the content security policy forbids them', async () => {
    const { html } = await renderTree(
      <main>
        <p id="first" style={{ color: 'red' }}>
          {'a style="text"'}
        </p>
      </main>,
    );

    expect(html).toBe('<main><p id="first">a style=&quot;text&quot;</p></main>');
  });

  test('when a style rule contains "<", then the rendering fails, so that the build of a skeleton fails', async () => {
    const Narrow = styled.p`
      @media (width < 600px) {
        color: red;
      }
    `;

    await expect(renderTree(<Narrow />)).rejects.toThrow('a style rule with "<"');
  });
});
