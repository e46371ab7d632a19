import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allCompleted, pipeline, waitingForProvider, waitingForClient } from '../domain/quote-steps.ts';
import { IconButton, Stepper } from '../../src/index.ts';

const meta = {
  // Without a title Storybook would name these stories after their folder only.
  title: 'stepper/stepper',
  component: Stepper,
  args: { label: 'Progress of the quote', steps: waitingForClient },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingForClient: Story = {};

export const AllCompleted: Story = { args: { steps: allCompleted } };

export const WaitingForProvider: Story = { args: { steps: waitingForProvider } };

export const ManySteps: Story = { args: { steps: pipeline, size: 'small' } };

export const AlignedAtTheStart: Story = { args: { align: 'start' } };

export const AcrossEverywhere: Story = { args: { layout: 'across', size: 'small' } };

export const Vertical: Story = { args: { layout: 'vertical' } };

export const WithAControl: Story = {
  args: {
    steps: waitingForClient.map((step, index) =>
      index === 1 ? { ...step, action: <IconButton icon="link" label="Copy the link" /> } : step,
    ),
  },
};
