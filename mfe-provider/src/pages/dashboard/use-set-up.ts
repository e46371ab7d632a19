import type { CurrentUser } from '@marquee/contracts/accounts';
import { focusHeading, safeLocalStorage, useUser } from '@marquee/web-kit';
import { useEffect, useState } from 'react';
import { getSetUpSteps } from '../../features/set-up/set-up-steps.ts';
import type { SetUpStep } from '../../features/set-up/set-up-steps.ts';
import { useProviderGetPaymentDefaultQuery } from '../../payment-default-api.ts';
import { useProviderGetSubscriptionQuery } from '../../subscription-api.ts';

type SetUpState = { steps: SetUpStep[]; isShown: boolean; hide: () => void };

/**
 * The set-up steps with their current states. The list appears together with the page or not at all, so that it does not move the content
 * below. The list appears if the previous visit stored open steps; on a first visit, if steps whose state is known immediately are open.
 * It does not appear if the provider has hidden it. Until the services have responded, a step has its stored state.
 */
export function useSetUp(profile: CurrentUser['profile']): SetUpState {
  const { id, emailVerified } = useUser();
  const storageKey = `marquee.setUp.${id}`;
  const [storedSteps] = useState(() => safeLocalStorage.read(storageKey)?.split(' ') ?? null);
  const [isHidden, setHidden] = useState(storedSteps?.includes(hidden) ?? false);
  const { data: subscription } = useProviderGetSubscriptionQuery();
  const { data: paymentDefault } = useProviderGetPaymentDefaultQuery(undefined, { skip: isHidden });

  const known = getSetUpSteps({
    emailVerified,
    profile: profile && 'businessName' in profile ? profile : {},
    cardPayments: subscription && (subscription.cardPayments ?? 'unavailable'),
    paymentDefaultRevision: paymentDefault && (paymentDefault.revision ?? 0),
  });
  const isKnown = known.every(({ isDone }) => isDone !== undefined);
  const open = known.filter(({ isDone }) => isDone === false).map((step) => step.id);
  const [wasOpen] = useState(storedSteps === null ? open.length > 0 : storedSteps.join('') !== '');
  const stored = isHidden ? hidden : open.join(' ');

  useEffect(() => {
    if (isHidden || isKnown) {
      safeLocalStorage.keep(storageKey, stored);
    }
  }, [isHidden, isKnown, storageKey, stored]);

  const steps = known.map((step) => ({
    ...step,
    isDone: step.isDone ?? (storedSteps !== null && !storedSteps.includes(step.id)),
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
