import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { first, rows } from '../domain/pipeline-rows.ts';
import { pipeline } from '../domain/quote-steps.ts';
import { IconButton, PipelineTable } from '../../src/index.ts';

const meta = {
  component: PipelineTable,
  args: {
    label: 'Workflow',
    eventHeading: 'Event',
    stages: pipeline.map(({ stage }) => stage),
    rows,
  },
} satisfies Meta<typeof PipelineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Many: Story = {
  args: {
    rows: Array.from({ length: 8 }, (_row, index) => ({
      ...first,
      id: String(index),
      name: `${first.name}, day ${index + 1}`,
    })),
  },
};

export const LongName: Story = { args: { rows: [{ ...first, name: longName }] } };

export const WithAControl: Story = {
  args: {
    rows: [
      {
        ...first,
        steps: pipeline.map((step) =>
          step.stage === 'Share URL'
            ? { ...step, action: <IconButton icon="link" label="Copy the link" /> }
            : step,
        ),
      },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };
