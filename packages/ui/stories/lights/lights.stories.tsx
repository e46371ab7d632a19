import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLit, pipeline, providersTurn, waitingForClient } from '../domain/quote-lights.ts';
import { IconButton, Lights } from '../../src/index.ts';

const meta = {
  // Without a title Storybook would name it after its folder only.
  title: 'lights/lights',
  component: Lights,
  args: { label: 'Progress of the quote', lights: waitingForClient },
} satisfies Meta<typeof Lights>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingForClient: Story = {};

export const AllLit: Story = { args: { lights: allLit } };

export const ProvidersTurn: Story = { args: { lights: providersTurn } };

export const ManyStages: Story = { args: { lights: pipeline, size: 'small' } };

export const AlignedAtTheStart: Story = { args: { align: 'start' } };

export const AcrossEverywhere: Story = { args: { layout: 'across', size: 'small' } };

export const Vertical: Story = { args: { layout: 'vertical' } };

export const WithAControl: Story = {
  args: {
    lights: waitingForClient.map((light, index) =>
      index === 1 ? { ...light, action: <IconButton icon="link" label="Copy the link" /> } : light,
    ),
  },
};
