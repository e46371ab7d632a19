import { Badge, Small } from '@marquee/ui';
import type { BadgeTone, IconName } from '@marquee/ui';
import { styled } from 'styled-components';
import type { Version, VersionState } from './version.ts';

type StateBadge = { tone: BadgeTone; icon?: IconName; label: string };

const stateBadges: Record<VersionState, StateBadge> = {
  running: { tone: 'booked', icon: 'circle-check', label: 'Running' },
  failed: { tone: 'cancelled', icon: 'circle-alert', label: 'Could not be loaded' },
  'not-loaded': { tone: 'draft', label: 'Not loaded yet' },
  'other-contract': { tone: 'cancelled', icon: 'circle-alert', label: 'Not for this shell' },
  'switched-off': { tone: 'cancelled', icon: 'circle-alert', label: 'Switched off' },
  development: { tone: 'proposal', icon: 'clock', label: 'Development build' },
};

export function VersionRow({ version: { name, owner, build, contract, state } }: { version: Version }) {
  const { tone, icon, label } = stateBadges[state];

  return (
    <tr>
      <td data-place="title">
        {name}
        <Small as="div">{owner}</Small>
      </td>
      <Build data-label="Build">{build}</Build>
      <td data-label="Contract">{contract}</td>
      <td data-label="State">
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </td>
    </tr>
  );
}

const Build = styled.td`
  overflow-wrap: anywhere;
`;
