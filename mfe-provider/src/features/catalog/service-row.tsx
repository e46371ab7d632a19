import { Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { Price } from './price.tsx';
import type { CatalogService } from './services.ts';

type ServiceRowProps = { service: CatalogService };

/** A service's name and terms, with its prices at the end of the row. */
export function ServiceRow({ service: { name, terms, prices } }: ServiceRowProps) {
  return (
    <Row>
      <Name>{name}</Name>
      <Terms>{terms}</Terms>
      <Prices>
        {prices.map((price) => (
          <Price key={price.dollars} price={price} />
        ))}
      </Prices>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(120px, 2fr);
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[5]};
  padding-block: ${theme.space[4]} ${theme.space[3]};

  & + & {
    border-top: ${theme.border.string} solid ${theme.color.rail};
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Name = styled.h2`
  ${theme.type.title1}
  text-wrap: balance;
`;

const Terms = styled(Small)`
  ${theme.media.phone} {
    grid-row: 2;
  }
`;

const Prices = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: end;

  ${theme.media.phone} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
