import { isSameAmount } from '@marquee/contracts/money';
import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, ActionBar, Money, QuoteStatusBadge } from '@marquee/ui';
import { formatWhen, Instant } from '@marquee/web-kit';
import type { SecondaryAction } from './get-secondary-actions.ts';
import { SecondaryActions, OnWide, Sum, Sums } from './editor-action-bar-parts.ts';
import { NextStep } from './next-step.tsx';

type EditorActionBarProps = {
  quote: ProviderQuote;
  secondaryActions: readonly SecondaryAction[];
  /** False while there are unsaved changes to the terms. */
  isSaved: boolean;
  ensureSaved: () => Promise<boolean>;
  onBeforeAction: () => Promise<void>;
};

/** The total, the status and the next step. */
export function EditorActionBar({ quote, secondaryActions, isSaved, ...nextStep }: EditorActionBarProps) {
  return (
    <ActionBar
      width="wide"
      start={
        <>
          <Sums>
            <Sum>
              Total
              <strong>
                <Money amount={quote.totalAmount} />
              </strong>
            </Sum>
            {!isSameAmount(quote.finalAmount, quote.totalAmount) && (
              <Sum>
                To pay
                <strong>
                  <Money amount={quote.finalAmount} />
                </strong>
              </Sum>
            )}
          </Sums>
          <OnWide>
            <QuoteStatusBadge status={quote.status}>{quoteStatusLabels[quote.status]}</QuoteStatusBadge>
            {isSaved ? (
              <span>
                Saved <Instant at={quote.lastChangedAt} format={formatWhen} />
              </span>
            ) : (
              <span>Not saved</span>
            )}
          </OnWide>
        </>
      }
    >
      <SecondaryActions>
        {secondaryActions.map(({ label, icon, isQuiet, onSelect }) => (
          <Button key={label} variant={isQuiet ? 'quiet' : 'outline'} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </SecondaryActions>
      <NextStep quote={quote} {...nextStep} />
    </ActionBar>
  );
}
