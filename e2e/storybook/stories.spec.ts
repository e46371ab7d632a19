import { allAppearances, applyAppearance } from '../fixtures/appearances.ts';
import { allStories, expect, test } from '../fixtures/storybook.ts';

test.describe('every story', () => {
  for (const story of allStories()) {
    test(`when ${story.title}, ${story.name} renders wide and narrow, light and dark, then it has no faults`, async ({
      storyPage,
    }) => {
      const { page, open, violations, overflow, errors } = storyPage;
      const found: string[] = [];

      await open(story);
      for (const appearance of allAppearances) {
        await applyAppearance(page, appearance);
        const faults = [...(await violations()), ...(await overflow())];
        found.push(...faults.map((fault) => `${appearance.width} ${appearance.theme}: ${fault}`));
      }

      expect([...errors(), ...found]).toEqual([]);
    });
  }
});
