import type { EitherCode } from '@marquee/contracts/two-factor';
import { Button, TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useState } from 'react';

type CodeName = keyof EitherCode;

type TwoFactorCodeFieldProps = {
  field: ContractForm<EitherCode, unknown>['field'];
  /** Removes the value of a field that is about to be hidden. */
  clear: (name: CodeName) => void;
};

const fieldProps = {
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

/** Field for the authenticator’s code. The user can switch to a field for a recovery code. */
export function TwoFactorCodeField({ field, clear }: TwoFactorCodeFieldProps) {
  const [name, setName] = useState<CodeName>('code');

  function switchField() {
    clear(name);
    setName(name === 'code' ? 'recoveryCode' : 'code');
  }

  return (
    <>
      <TextField key={name} {...fieldProps[name]} {...field(name)} />
      <Button variant="quiet" size="small" icon="lock" onClick={switchField}>
        {name === 'code' ? 'Use a recovery code' : 'Use the authenticator'}
      </Button>
    </>
  );
}
