import { Badge, Small } from '@marquee/ui';
import type { BadgeTone, IconName } from '@marquee/ui';
import { styled } from 'styled-components';
import type { Version, VersionState } from './version.ts';

type Look = { tone: BadgeTone; icon?: IconName; words: string };

const looks: Record<VersionState, Look> = {
  running: { tone: 'booked', icon: 'circle-check', words: 'Running' },
  failed: { tone: 'cancelled', icon: 'circle-alert', words: 'Could not be loaded' },
  'not-loaded': { tone: 'draft', words: 'Not loaded yet' },
  'other-contract': { tone: 'cancelled', icon: 'circle-alert', words: 'Not for this shell' },
  'switched-off': { tone: 'cancelled', icon: 'circle-alert', words: 'Switched off' },
  development: { tone: 'proposal', icon: 'clock', words: 'Development build' },
};

export function VersionRow({ version: { name, owner, build, contract, state } }: { version: Version }) {
  const { tone, icon, words } = looks[state];

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
          {words}
        </Badge>
      </td>
    </tr>
  );
}

const Build = styled.td`
  overflow-wrap: anywhere;
`;
