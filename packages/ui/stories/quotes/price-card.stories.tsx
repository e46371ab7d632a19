import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OnBoard, PriceCard, TotalLine } from '../../src/index.ts';

const meta = {
  component: PriceCard,
  args: { label: 'Your quote', children: <TotalLine label="Total" amount="549.50" /> },
} satisfies Meta<typeof PriceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const QuoteDocument: Story = { args: { kind: 'paper' } };

export const OnABoard: Story = {
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <PriceCard {...args} />
    </OnBoard>
  ),
};
