import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Main, PageFrame } from '../../src/index.ts';

const meta = {
  component: Main,
  parameters: { layout: 'fullscreen' },
  args: { children: <PageFrame>My Event Hub</PageFrame> },
} satisfies Meta<typeof Main>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MinimumHeight: Story = {};
