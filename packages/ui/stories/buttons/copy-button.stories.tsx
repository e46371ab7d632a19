import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from '../../src/index.ts';

const meta = {
  component: CopyButton,
  args: { text: 'https://marquee.example/quote?id=9f2c41d8', label: 'Copy Link', copiedLabel: 'Link Copied' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Quiet: Story = { args: { variant: 'quiet' } };
