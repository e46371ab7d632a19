import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Display1 = styled.h1`
  ${theme.type.display1}
  text-wrap: balance;
`;

export const Display2 = styled.h2`
  ${theme.type.display2}
  text-wrap: balance;
`;

export const Title1 = styled.h1`
  ${theme.type.title1}
  text-wrap: balance;
`;

export const Title2 = styled.h2`
  ${theme.type.title2}
  text-wrap: balance;
`;

export const Title3 = styled.h3`
  ${theme.type.title3}
  text-wrap: balance;
`;

export const Heading = styled.h3`
  ${theme.type.heading}
`;

export const Small = styled.p`
  ${theme.type.small}
  max-width: 62ch;
  color: ${theme.color.muted};
`;

export const Caption = styled.span`
  ${theme.type.caption}
  color: ${theme.color.muted};
`;
