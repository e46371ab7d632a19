import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, ActionBar, QuoteStatusBadge } from '../../src/index.ts';

const meta = {
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: { children: <Button>Save Draft</Button> },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAction: Story = {};

export const WithContext: Story = {
  args: {
    start: (
      <>
        <QuoteStatusBadge status="draft">Draft</QuoteStatusBadge> Draft saved
      </>
    ),
    children: (
      <>
        <Button variant="outline">Preview as client</Button>
        <Button icon="eye">Approve for Review</Button>
      </>
    ),
  },
};

export const Wide: Story = { args: { width: 'wide', start: '5 services, $1,246.50' } };

export const Frame: Story = { args: { width: 'frame', start: '5 services, $1,246.50' } };

export const QuoteDocumentWidth: Story = { args: { width: 'paper', start: 'Total $549.50' } };
