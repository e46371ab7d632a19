import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, LinkButton, NothingFound, OfflineState, PermissionState } from '../../src/index.ts';

const meta = {
  component: NothingFound,
  subcomponents: { OfflineState, PermissionState },
  args: { title: 'No quotes match “Okafor”' },
} satisfies Meta<typeof NothingFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FilterHidesAll: Story = {
  args: {
    action: (
      <Button variant="outline" size="small">
        Clear the filter
      </Button>
    ),
  },
};

export const WithText: Story = {
  args: { title: 'No Quote Found', children: 'You don’t have any quotes yet.' },
};

export const Offline: Story = {
  render: () => (
    <OfflineState title="You are offline">
      What you see may be old. It is read again when the connection is back.
    </OfflineState>
  ),
};

export const NotAllowed: Story = {
  render: () => (
    <PermissionState
      title="Access denied. Client login required."
      action={
        <LinkButton href="#home" $variant="outline">
          Home
        </LinkButton>
      }
    />
  ),
};
