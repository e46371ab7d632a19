import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { longName } from '../domain/names.ts';
import { iframeStory } from '../kit/iframe-story.ts';
import { Button, Toaster, notify } from '../../src/index.ts';

const meta = {
  component: Toaster,
  parameters: iframeStory,
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button
        onClick={() => {
          notify({ title: 'Draft saved' });
        }}
      >
        Save Draft
      </Button>
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: () => {
    notify({ title: 'Quote sent', description: 'Amara Okafor gets an email with the link.' });
  },
};

export const Destructive: Story = {
  play: () => {
    notify({ kind: 'destructive', title: 'The quote could not be sent', description: 'Request 4f1d2c' });
  },
};

export const WithUndo: Story = {
  play: () => {
    notify({ title: 'Quote archived', action: { label: 'Undo', onSelect: noop } });
  },
};

export const LongText: Story = {
  play: () => {
    notify({ title: 'Quote archived', description: longName });
  },
};

export const Empty: Story = {};
