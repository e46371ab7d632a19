import type { EitherCode } from '@marquee/contracts/second-step';
import { Button, TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useState } from 'react';

type ProofName = keyof EitherCode;

type EitherCodeFieldProps = {
  field: ContractForm<EitherCode, unknown>['field'];
  /** Drops what was typed into the one that goes. */
  forget: (name: ProofName) => void;
};

const looks = {
  code: {
    label: 'Code',
    hint: 'The 6 digits in your authenticator app',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recoveryCode: {
    label: 'Recovery Code',
    hint: 'One of the codes you saved when you turned on two-factor authentication. Each works once.',
    autoComplete: 'off',
    inputMode: 'text',
  },
} as const;

/** The authenticator’s code, or a recovery code for who is without it. */
export function EitherCodeField({ field, forget }: EitherCodeFieldProps) {
  const [name, setName] = useState<ProofName>('code');

  function turn() {
    forget(name);
    setName(name === 'code' ? 'recoveryCode' : 'code');
  }

  return (
    <>
      <TextField key={name} {...looks[name]} {...field(name)} />
      <Button variant="quiet" size="small" icon="lock" onClick={turn}>
        {name === 'code' ? 'Use a recovery code' : 'Use the authenticator'}
      </Button>
    </>
  );
}
