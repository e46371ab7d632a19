import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ConfirmDialog, isolated, Small, theme } from '@marquee/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

type RevisionChoiceDialogProps = {
  quote: ProviderQuote;
  onCancel: () => void;
  onChoose: (choice: { staysOpen: boolean }) => void;
};

/** Asks whether the sent version stays open. Appears before the first change after each sending. */
export function RevisionChoiceDialog({ quote, onCancel, onChoose }: RevisionChoiceDialogProps) {
  const [staysOpen, setStaysOpen] = useState(true);
  const { version, eventName, clientName, clientEmail } = quote;
  const choices = [
    {
      value: true,
      label: `Keep version ${version} open while you edit`,
      hint: 'If they accept it first, your unsent changes are discarded. You can copy them into a new quote.',
    },
    {
      value: false,
      label: `Withdraw version ${version} now`,
      hint: 'They can no longer accept it. We don’t email them about it.',
    },
  ];
  const id = useId();

  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={`Change the quote for ${isolated(eventName)}?`}
      confirmLabel="Continue"
      cancelLabel="Cancel"
      onConfirm={() => {
        onChoose({ staysOpen });
      }}
    >
      <p>{`${isolated(clientName || clientEmail)} has version ${version}.`}</p>
      <Choices>
        <legend>Until you send the next version</legend>
        {choices.map(({ value, label, hint }) => (
          <div key={label}>
            <label>
              <input
                type="radio"
                name="version"
                aria-describedby={`${id}-${value}`}
                checked={staysOpen === value}
                onChange={() => {
                  setStaysOpen(value);
                }}
              />
              {label}
            </label>
            <Hint id={`${id}-${value}`}>{hint}</Hint>
          </div>
        ))}
      </Choices>
    </ConfirmDialog>
  );
}

const radioSize = '1.25rem';

const Hint = styled(Small)`
  display: block;
  padding-inline-start: calc(${radioSize} + ${theme.space[3]});
`;

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[4]};
  padding: 0;
  border: 0;

  > legend {
    ${theme.type.label}
    margin-bottom: ${theme.space[2]};
  }

  label {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.ink};
  }

  input {
    flex: none;
    width: ${radioSize};
    height: ${radioSize};
    accent-color: ${theme.color.primary};
  }
`;
