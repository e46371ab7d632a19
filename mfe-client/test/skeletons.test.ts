/** @jest-environment node */
import { releaseDeclaration } from '@marquee/contracts/release-record';
import release from '../release.json';
import { render } from '../src/pages/skeletons.tsx';

const { firstLoads = {} } = releaseDeclaration.parse(release);

describe('the skeletons of the client’s pages', () => {
  test.each(Object.keys(firstLoads))('when %s is rendered, then it shows the loading state', async (page) => {
    const rendered = await render(page);

    expect(rendered.page.html).toContain('role="status"');
    expect(rendered.withQuery.html).toContain('role="status"');
  });

  test.each(Object.keys(firstLoads))(
    'when %s is rendered, then its HTML has no style attribute, which the content security policy forbids',
    async (page) => {
      const rendered = await render(page);

      expect(rendered.page.html + rendered.withQuery.html).not.toMatch(/\sstyle\s*=/i);
    },
  );

  test('when the dashboard is rendered, then it has the text of the specification’s spinner', async () => {
    expect((await render('/client-admin')).page.html).toContain('<p>Loading your dashboard...</p>');
  });
});
