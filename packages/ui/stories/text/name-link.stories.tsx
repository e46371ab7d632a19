import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { NameLink, Title3 } from '../../src/index.ts';

const meta = {
  component: NameLink,
  args: { href: '#quote', children: 'Amara & Jonah’s Wedding' },
  decorators: [
    (Story) => (
      <Title3>
        <Story />
      </Title3>
    ),
  ],
} satisfies Meta<typeof NameLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};

export const Button: Story = { args: { as: 'button', type: 'button', href: undefined } };

export const LongName: Story = { args: { children: longName } };
