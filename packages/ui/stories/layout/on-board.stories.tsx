import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, OnBoard, PriceCard, TextField } from '../../src/index.ts';

const meta = {
  component: OnBoard,
  args: { style: { padding: 24 }, children: 'Text, borders, fields and links take their board colors.' },
} satisfies Meta<typeof OnBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

export const ControlsAdapt: Story = {
  args: {
    children: (
      <>
        <TextField label="Email" placeholder="amara@okafor.example" />
        <Button variant="outline">Cancel</Button> <Button variant="spotlight">Send Message</Button>
      </>
    ),
  },
};

export const WithPriceCard: Story = {
  args: { children: <PriceCard label="Quote total">The page’s own colors</PriceCard> },
};
