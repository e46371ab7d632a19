import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OnBoard, Valance, theme } from '../../src/index.ts';

const meta = {
  component: Valance,
  parameters: { layout: 'fullscreen' },
  args: { $tone: 'price', $unit: theme.valance.paper },
} satisfies Meta<typeof Valance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAPrice: Story = {};

export const UnderTheHero: Story = { args: { $tone: 'hero', $unit: theme.valance.hero } };

export const UnderTheTopBar: Story = { args: { $tone: 'surface', $unit: theme.valance.topBar } };

export const OverTheFooter: Story = {
  args: { $tone: 'ground', $unit: theme.valance.footer },
  render: (args) => (
    <OnBoard>
      <Valance {...args} />
    </OnBoard>
  ),
};
