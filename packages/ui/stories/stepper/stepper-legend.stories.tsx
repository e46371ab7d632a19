import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LightsLegend } from '../../src/index.ts';

const meta = {
  component: LightsLegend,
  args: {
    entries: [
      { state: 'lit', text: 'Completed' },
      { state: 'waiting', text: 'Waiting for Client' },
      { state: 'action', text: 'Provider Action Needed' },
    ],
  },
} satisfies Meta<typeof LightsLegend>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Workflow: Story = {};
