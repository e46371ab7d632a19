import { Dialog, notify } from '@marquee/ui';
import { ProofForm } from './proof-form.tsx';
import { useShellTurnOffSecondStepMutation } from './second-step-api.ts';

type TurnOffDialogProps = { onClose: () => void };

export function TurnOffDialog({ onClose }: TurnOffDialogProps) {
  const [turnOff] = useShellTurnOffSecondStepMutation();

  return (
    <Dialog open onOpenChange={onClose} title="Turn off two-factor authentication?">
      <ProofForm
        actText="Turn Off"
        variant="danger-solid"
        onProof={async (body) => {
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
