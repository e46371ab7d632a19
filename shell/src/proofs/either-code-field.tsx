import type { EitherCode } from '@marquee/contracts/second-step';
import { Button, TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useState } from 'react';

type ProofName = keyof EitherCode;

type EitherCodeFieldProps = {
  field: ContractForm<EitherCode, unknown>['field'];
  /** Clears the input of the hidden field. */
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

/** Field for the authenticator’s code or, as an alternative, a recovery code. */
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
