import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { Pager } from '../../src/index.ts';

const meta = {
  component: Pager,
  args: { text: '1 to 7 of 7', previousLabel: 'Previous page', nextLabel: 'Next page' },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnlyPage: Story = {};

export const FirstPage: Story = { args: { text: '1 to 20 of 63', onNext: noop } };

export const Middle: Story = { args: { text: '21 to 40 of 63', onPrevious: noop, onNext: noop } };

export const LastPage: Story = { args: { text: '61 to 63 of 63', onPrevious: noop } };
