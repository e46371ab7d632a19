import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, OnBoard, PricePaper, TextField } from '../../src/index.ts';

const meta = {
  component: OnBoard,
  args: { style: { padding: 24 }, children: 'Ink, edges, fields and links take their board colours.' },
} satisfies Meta<typeof OnBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

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

export const PaperPinnedToIt: Story = {
  args: { children: <PricePaper label="Quote total">The page’s own colours</PricePaper> },
};
