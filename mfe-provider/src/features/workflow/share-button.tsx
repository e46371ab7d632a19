import { IconButton, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { copyShareAddress } from '../../copy-share-address.ts';

type ShareButtonProps = { quoteId: string; eventName: string };

/** Shown in place of the stage's marker. On wide screens the click area includes the stage's label below the button. */
export function ShareButton({ quoteId, eventName }: ShareButtonProps) {
  return (
    <Round
      icon="link"
      label={`Copy the share URL of ${eventName}`}
      onClick={() => void copyShareAddress({ quoteId, eventName })}
    />
  );
}

const Round = styled(IconButton)`
  position: relative;
  width: ${theme.size.bulb};
  height: ${theme.size.bulb};
  border: ${theme.border.control} solid ${theme.color.primary};
  border-radius: 50%;
  background: ${theme.color.surface};

  svg {
    width: 16px;
    height: 16px;
  }

  &::after {
    position: absolute;
    inset: -4px -16px -26px;
    content: '';
  }

  ${theme.media.tablet} {
    width: ${theme.size.bulbSmall};
    height: ${theme.size.bulbSmall};

    svg {
      width: 14px;
      height: 14px;
    }

    &::after {
      inset: -4px;
    }
  }
`;
