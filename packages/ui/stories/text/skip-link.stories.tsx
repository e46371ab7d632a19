import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkipLink } from '../../src/index.ts';

const meta = {
  component: SkipLink,
  args: { children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Focused: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('a')?.focus();
  },
};
