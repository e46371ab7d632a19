import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { IconButton } from '../../src/index.ts';

const meta = {
  component: IconButton,
  args: { icon: 'trash-2', label: 'Remove Early booking discount', onClick: noop },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Disabled: Story = { args: { disabled: true } };
