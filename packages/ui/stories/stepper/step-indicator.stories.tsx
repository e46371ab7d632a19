import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepIndicator } from '../../src/index.ts';

const meta = {
  component: StepIndicator,
  args: { state: 'lit' },
} satisfies Meta<typeof StepIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lit: Story = {};

export const Waiting: Story = { args: { state: 'waiting' } };

export const Action: Story = { args: { state: 'action' } };

export const Next: Story = { args: { state: 'next' } };

export const Later: Story = { args: { state: 'later' } };

export const NextWithIcon: Story = { args: { state: 'next', icon: 'eye' } };

export const Small: Story = { args: { size: 'small' } };

export const Bead: Story = { args: { state: 'later', size: 'bead' } };
