import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Mark } from './mark.tsx';

type BrandProps = { size?: 'regular' | 'large' };

/** The logo: mark and name. The caller wraps it in a link. */
export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <Lockup>
      <Mark size={size === 'large' ? 36 : 34} />
      <Name $size={size}>Marquee</Name>
    </Lockup>
  );
}

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${theme.color.ink};
`;

const Name = styled.span<{ $size: 'regular' | 'large' }>`
  font-family: ${theme.family.board};
  font-weight: ${theme.weight.brand};
  font-size: ${({ $size }) => ($size === 'large' ? '2.125rem' : '1.875rem')};
  line-height: 1;
`;
