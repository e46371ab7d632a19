import type { StoryContext } from '@storybook/react-webpack5';

/** Opens the story's menu with a click. */
export async function openMenu({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.click(canvas.getByRole('button'));
}
