import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { handled } from '../kit/handled.ts';
import { longName } from '../domain/names.ts';
import { overPage } from '../kit/over-page.ts';
import { Button, Toaster, notify } from '../../src/index.ts';

const meta = {
  component: Toaster,
  parameters: overPage,
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

export const WithAWayBack: Story = {
  play: () => {
    notify({ title: 'Quote archived', action: { label: 'Undo', onSelect: handled } });
  },
};

export const LongText: Story = {
  play: () => {
    notify({ title: 'Quote archived', description: longName });
  },
};

export const Empty: Story = {};
