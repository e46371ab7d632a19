import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepperLegend } from '../../src/index.ts';

const meta = {
  component: StepperLegend,
  args: {
    entries: [
      { state: 'lit', text: 'Completed' },
      { state: 'waiting', text: 'Waiting for Client' },
      { state: 'action', text: 'Provider Action Needed' },
    ],
  },
} satisfies Meta<typeof StepperLegend>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Workflow: Story = {};
