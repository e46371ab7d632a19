import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longLabel } from '../domain/names.ts';
import { services } from '../domain/services.ts';
import { CheckTiles } from '../../src/index.ts';

const meta = {
  component: CheckTiles,
  args: { legend: 'Services you want', name: 'services', options: services },
} satisfies Meta<typeof CheckTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};

export const AllChosen: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Providers see what you choose.' } };

export const WithError: Story = { args: { error: 'Choose at least one service.' } };

export const Disabled: Story = { args: { disabled: true } };

export const TwoColumns: Story = { args: { columns: 2, options: services.slice(0, 4) } };

export const ThreeColumns: Story = { args: { columns: 3 } };

export const LegendVisuallyHidden: Story = { args: { hideLegend: true } };

export const LongOption: Story = { args: { options: [longLabel, 'Lighting'] } };
