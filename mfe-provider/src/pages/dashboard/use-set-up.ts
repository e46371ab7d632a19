import type { CurrentUser } from '@marquee/contracts/accounts';
import { focusHeading, keptOnDevice, useUser } from '@marquee/web-kit';
import { useEffect, useState } from 'react';
import { setUpStepsOf } from '../../features/set-up/set-up-steps.ts';
import type { SetUpStep } from '../../features/set-up/set-up-steps.ts';
import { useProviderGetPaymentDefaultQuery } from '../../payment-default-api.ts';
import { useProviderGetSubscriptionQuery } from '../../subscription-api.ts';

type SetUpState = { steps: SetUpStep[]; isShown: boolean; hide: () => void };

/**
 * The set-up steps by their actual state. The list appears together with the page or not at all, so that nothing below it moves: missing
 * answers come from the previous visit, and without one the list waits for the next visit.
 */
export function useSetUp(profile: CurrentUser['profile']): SetUpState {
  const { id, emailVerified } = useUser();
  const memory = `marquee.setUp.${id}`;
  const [remembered] = useState(() => keptOnDevice.read(memory)?.split(' ') ?? null);
  const [isHidden, setHidden] = useState(remembered?.includes(hidden) ?? false);
  const { data: subscription } = useProviderGetSubscriptionQuery();
  const { data: paymentDefault } = useProviderGetPaymentDefaultQuery(undefined, { skip: isHidden });

  const known = setUpStepsOf({
    emailVerified,
    profile: profile && 'businessName' in profile ? profile : {},
    cardPayments: subscription && (subscription.cardPayments ?? 'unavailable'),
    paymentDefaultRevision: paymentDefault && (paymentDefault.revision ?? 0),
  });
  const isKnown = known.every(({ isDone }) => isDone !== undefined);
  const open = known.filter(({ isDone }) => isDone === false).map((step) => step.id);
  const [wasOpen] = useState(remembered === null ? open.length > 0 : remembered.join('') !== '');
  const stored = isHidden ? hidden : open.join(' ');

  useEffect(() => {
    if (isHidden || isKnown) {
      keptOnDevice.keep(memory, stored);
    }
  }, [isHidden, isKnown, memory, stored]);

  const steps = known.map((step) => ({
    ...step,
    isDone: step.isDone ?? (remembered !== null && !remembered.includes(step.id)),
  }));
  return {
    steps,
    isShown: wasOpen && !isHidden && steps.some(({ isDone }) => !isDone),
    hide: () => {
      setHidden(true);
      focusHeading();
    },
  };
}

const hidden = 'hidden';
