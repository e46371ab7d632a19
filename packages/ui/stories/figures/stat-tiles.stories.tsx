import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { tiles } from '../domain/stat-tiles.ts';
import { StatTiles } from '../../src/index.ts';

const meta = {
  component: StatTiles,
  args: { label: 'August in figures', tiles },
} satisfies Meta<typeof StatTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const One: Story = { args: { tiles: tiles.slice(0, 1) } };

export const LongFigures: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, figure: '$1,234,567' })) },
};

export const Three: Story = { args: { tiles: tiles.slice(0, 3) } };
