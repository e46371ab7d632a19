import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { OnBoard, TextField } from '../../src/index.ts';

const meta = {
  component: TextField,
  args: { label: 'Event name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Amara & Jonah’s Wedding' } };

export const Filled: Story = { args: { defaultValue: 'Amara & Jonah’s Wedding' } };

export const WithPrefix: Story = {
  args: { label: 'Budget', prefix: '$', align: 'end', defaultValue: '1250.00', inputMode: 'decimal' },
};

export const WithHint: Story = { args: { optional: true, hint: 'Guests see this name.' } };

export const WithError: Story = { args: { error: 'Give your event a name.' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'amara@okafor.example' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'amara@okafor.example' } };

export const LongValue: Story = { args: { defaultValue: longName } };

export const LongError: Story = {
  args: { error: `Another event of yours is already called “${longName}”.` },
};

export const OnABoard: Story = {
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <TextField {...args} placeholder="Amara & Jonah’s Wedding" hint="Guests see this name." />
    </OnBoard>
  ),
};
