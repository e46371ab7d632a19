import { Button } from '@marquee/ui';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { useExternalNavigation } from './use-external-navigation.ts';

type ExternalNavigationButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  /** Resolves to the address of an external page. */
  ask: () => Promise<{ url: string }>;
  isAsking: boolean;
  /** Texts of the toast on failure. */
  refusal: Parameters<ReturnType<typeof useNotifyRefusal>>[1];
  children: string;
};

/**
 * Button that requests the address of an external page and navigates to it; a toast reports a failure. It stays pending while the external
 * page loads, so that a second click requests nothing, until the user comes back.
 */
export function ExternalNavigationButton({
  ask,
  isAsking,
  refusal,
  ...button
}: ExternalNavigationButtonProps) {
  const navigateExternally = useExternalNavigation();
  const notifyRefusal = useNotifyRefusal();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    const comeBack = () => {
      setIsLeaving(false);
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  async function navigate() {
    try {
      const { url } = await ask();
      setIsLeaving(true);
      navigateExternally(url);
    } catch (error) {
      notifyRefusal(error, refusal);
    }
  }

  return (
    <Button
      {...button}
      pending={isAsking || isLeaving}
      pendingText="Opening..."
      onClick={() => void navigate()}
    />
  );
}
