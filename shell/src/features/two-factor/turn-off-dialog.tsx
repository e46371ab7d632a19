import { Dialog, notify } from '@marquee/ui';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { useShellTurnOffTwoFactorMutation } from './two-factor-api.ts';

type TurnOffDialogProps = { onClose: () => void };

export function TurnOffDialog({ onClose }: TurnOffDialogProps) {
  const [turnOff] = useShellTurnOffTwoFactorMutation();

  return (
    <Dialog open onOpenChange={onClose} title="Turn off two-factor authentication?">
      <ReauthenticationForm
        submitLabel="Turn Off"
        variant="danger-solid"
        onConfirm={async (body) => {
          await turnOff({ body }).unwrap();
          notify({
            title: 'Two-Factor Authentication Off',
            description: 'You now sign in with your password only.',
          });
          onClose();
        }}
      />
    </Dialog>
  );
}
