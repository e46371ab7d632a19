import type { PaymentCard } from '@marquee/contracts/billing-operations';
import { FactList, FormSection, Small } from '@marquee/ui';
import { OpenPortalButton } from './open-portal-button.tsx';

type CardSectionProps = { card: PaymentCard | null };

export function CardSection({ card }: CardSectionProps) {
  return (
    <FormSection title="Card" hint="Stored securely by Stripe.">
      {card === null ? (
        <Small>No card yet. Add one when you upgrade.</Small>
      ) : (
        <>
          <FactList
            facts={[
              { term: 'Card', detail: `${capitalize(card.brand)} ending in ${card.last4}` },
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

function capitalize(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
