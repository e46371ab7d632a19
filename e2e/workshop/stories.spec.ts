import { everyLook, show } from '../fixtures/take-picture.ts';
import { everyStory, expect, test } from '../fixtures/workshop.ts';

test.describe('every story', () => {
  for (const story of everyStory()) {
    test(`when ${story.title}, ${story.name} renders wide and narrow, light and dark, then it has no faults`, async ({
      workbench,
    }) => {
      const { page, open, violations, overflow, complaints } = workbench;
      const found: string[] = [];

      await open(story);
      for (const look of everyLook) {
        await show(page, look);
        const faults = [...(await violations()), ...(await overflow())];
        found.push(...faults.map((fault) => `${look.width} ${look.theme}: ${fault}`));
      }

      expect([...complaints(), ...found]).toEqual([]);
    });
  }
});
