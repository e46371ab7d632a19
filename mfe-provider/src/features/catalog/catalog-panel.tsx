import { OnBoard, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { ServiceRow } from './service-row.tsx';
import { services } from './services.ts';

export function CatalogPanel() {
  return (
    <PriceBoard>
      {services.map((service) => (
        <ServiceRow key={service.name} service={service} />
      ))}
    </PriceBoard>
  );
}

const PriceBoard = styled(OnBoard).attrs({ as: 'ul' })`
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[4]};
  border-radius: ${theme.radius.box};

  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;
