import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box, Frame, PageFrame } from '../../src/index.ts';

const meta = {
  component: Frame,
  subcomponents: { PageFrame },
  parameters: { layout: 'fullscreen' },
  args: { children: <Box as="div">As wide as its column</Box> },
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Regular: Story = { args: { $width: 'frame' } };

export const Form: Story = { args: { $width: 'form' } };

export const QuoteDocumentWidth: Story = { args: { $width: 'paper' } };

export const WithPageSpacing: Story = { render: (args) => <PageFrame {...args} /> };
