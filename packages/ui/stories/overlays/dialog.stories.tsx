import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { longName } from '../domain/names.ts';
import { facts } from '../domain/event-facts.ts';
import { sixtyLines } from '../domain/quote.ts';
import { iframeStory } from '../kit/iframe-story.ts';
import { Button, Dialog, FactList, TextField } from '../../src/index.ts';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: noop,
    title: 'Amara & Jonah’s Wedding',
    children: <FactList facts={facts} />,
  },
  parameters: iframeStory,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Close</Button>
        <Button>Create Quote</Button>
      </>
    ),
  },
};

export const WithPrice: Story = { args: { withPrice: true } };

export const WithAForm: Story = {
  args: {
    title: 'Send to a provider',
    children: <TextField label="Message" optional />,
    actions: <Button>Send</Button>,
  },
};

export const LongerThanTheWindow: Story = {
  args: {
    children: (
      <FactList
        facts={sixtyLines.map(({ id, name, total }) => ({ term: `${id}.`, detail: `${name}, $${total}` }))}
      />
    ),
  },
};

export const LongTitle: Story = { args: { title: longName } };

export const Closed: Story = { args: { open: false } };
