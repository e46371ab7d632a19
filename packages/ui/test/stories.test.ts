import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as deprecated from '../src/deprecated-exports.tsx';
import * as ui from '../src/index.ts';

type StoryFile = { default: { component: unknown; subcomponents?: Record<string, unknown> } };

/** Exports that are not visible components. */
const withoutStory = {
  GlobalStyle: 'rendered with every story',
  buttonStyles: 'styles, seen on Button and LinkButton',
  controlStyles: 'styles, seen on every field',
  dismissErrorToast: 'a function, dismisses a toast that Toaster shows',
  formatMoney: 'a function, seen in Money',
  isolated: 'a function, isolates the text direction of a name',
  latinFontFiles: 'URLs',
  notify: 'a function, seen in Toaster',
  getPriceFacts: 'a function, makes facts for FactList',
  theme: 'values',
  useIsHydrating: 'a hook, seen in TopBar',
};

const folder = join(__dirname, '..', 'stories');

describe('Storybook', () => {
  test('when a component is exported, then it has a story', async () => {
    const shown = new Set((await Promise.all(storyFiles().map(componentsOf))).flat());

    const missing = Object.entries<unknown>(ui)
      .filter(([name]) => !(name in withoutStory) && !(name in deprecated))
      .filter(([, component]) => !shown.has(component))
      .map(([name]) => name);

    expect(missing).toEqual([]);
  });

  test('when an export is listed as needing no story, then it exists', () => {
    const stale = Object.keys(withoutStory).filter((name) => !(name in ui));

    expect(stale).toEqual([]);
  });
});

function storyFiles(): string[] {
  const files = readdirSync(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.stories.tsx')).map((file) => join(folder, file));
}

async function componentsOf(file: string): Promise<unknown[]> {
  const { default: meta } = (await import(file)) as StoryFile;
  return [meta.component, ...Object.values(meta.subcomponents ?? {})];
}
