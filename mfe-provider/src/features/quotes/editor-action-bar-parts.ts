import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** The total, and beside it the payable amount if that differs because of discount or tax. */
export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
`;

export const Sum = styled.p`
  ${theme.type.caption}

  strong {
    ${theme.type.figure2}
    display: block;
    margin-top: 2px;
    color: ${theme.color.ink};
    font-size: 1.875rem;
  }

  strong > span {
    font-variant-numeric: normal;
  }
`;

export const OnWide = styled.span`
  display: inline-flex;
  gap: ${theme.space[4]};
  align-items: center;

  > :last-child {
    ${theme.media.tablet} {
      display: none;
    }
  }

  ${theme.media.phone} {
    display: none;
  }
`;

export const SecondaryActions = styled.span`
  display: contents;

  ${theme.media.phone} {
    display: none;
  }
`;
