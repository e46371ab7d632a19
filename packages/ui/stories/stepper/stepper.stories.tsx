import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allCompleted, pipeline, waitingForProvider, waitingForClient } from '../domain/quote-steps.ts';
import { IconButton, Lights } from '../../src/index.ts';

const meta = {
  // Without a title Storybook would name these stories after their folder only.
  title: 'stepper/stepper',
  component: Lights,
  args: { label: 'Progress of the quote', lights: waitingForClient },
} satisfies Meta<typeof Lights>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingForClient: Story = {};

export const AllCompleted: Story = { args: { lights: allCompleted } };

export const WaitingForProvider: Story = { args: { lights: waitingForProvider } };

export const ManySteps: Story = { args: { lights: pipeline, size: 'small' } };

export const AlignedAtTheStart: Story = { args: { align: 'start' } };

export const AcrossEverywhere: Story = { args: { layout: 'across', size: 'small' } };

export const Vertical: Story = { args: { layout: 'vertical' } };

export const WithAControl: Story = {
  args: {
    lights: waitingForClient.map((step, index) =>
      index === 1 ? { ...step, action: <IconButton icon="link" label="Copy the link" /> } : step,
    ),
  },
};
