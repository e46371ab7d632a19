import { Button, ConfirmDialog, FormSection, notify, Skeleton } from '@marquee/ui';
import { CallFailure, useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { SessionRow } from './session-row.tsx';
import { useShellEndOtherSessionsMutation, useShellListSessionsQuery } from './sessions-api.ts';

export function SignedInDevices() {
  return (
    <FormSection
      title="Signed-in devices"
      hint="Don’t recognize a device? Sign it out and change your password."
    >
      <Sessions />
    </FormSection>
  );
}

function Sessions() {
  const { data: sessions, error, isLoading, refetch } = useShellListSessionsQuery();

  if (isLoading) {
    return <Skeleton label="Loading your devices" rows={2} />;
  }
  if (!sessions) {
    return (
      <CallFailure title="Your devices could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [endOthers, { isLoading }] = useShellEndOtherSessionsMutation();
  const notifyRefusal = useNotifyRefusal();

  async function end() {
    try {
      await endOthers().unwrap();
      notify({ title: 'Signed Out Elsewhere', description: 'Only this device is still signed in.' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to End the Other Sessions' });
    }
    setIsConfirming(false);
  }

  return (
    <div>
      <Button
        variant="danger"
        icon="log-out"
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        Sign Out Everywhere Else
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Sign out everywhere else?"
        confirmLabel="Sign Out"
        cancelLabel="Not now"
        tone="danger"
        pending={isLoading}
        pendingText="Signing out..."
        onConfirm={() => void end()}
      >
        Every other device has to sign in again. This one stays signed in.
      </ConfirmDialog>
    </div>
  );
}
