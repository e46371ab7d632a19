import type { PaymentCard } from '@marquee/contracts/billing-operations';
import { FactList, FormSection, Small } from '@marquee/ui';
import { OpenPortalButton } from './open-portal-button.tsx';

type CardSectionProps = { card: PaymentCard | null };

export function CardSection({ card }: CardSectionProps) {
  return (
    <FormSection title="Card" hint="Kept by Stripe, who takes the payments. We never see its number.">
      {card === null ? (
        <Small>No card yet. You enter it when you upgrade.</Small>
      ) : (
        <>
          <FactList
            facts={[
              { term: 'Card', detail: `${capitalised(card.brand)} ending in ${card.last4}` },
              { term: 'Expires', detail: card.expires },
            ]}
          />
          <div>
            <OpenPortalButton>Update card</OpenPortalButton>
          </div>
        </>
      )}
    </FormSection>
  );
}

function capitalised(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
