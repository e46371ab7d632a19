import { isDeferred } from '@marquee/contracts/deferred/recipe';
import { dismissRefusal, notify } from '@marquee/ui';
import { useRef } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import type { ChangeHandler, DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver, notChecked } from './contract-resolver.ts';
import type { Checking } from './contract-resolver.ts';
import { summarise } from './error-summary.ts';
import type { SummaryError } from './error-summary.ts';
import { landErrors } from './land-errors.ts';
import { askForZod, forgetFailure } from './load-zod.ts';
import { pointerReleased } from './pointer-release.ts';
import { readFilledIn } from './read-filled-in.ts';
import { toNumber } from './to-number.ts';
import { useFilledIn } from './use-filled-in.ts';

type Options<Values> = Checking & { defaultValues: DefaultValues<NoInfer<Values>> };
type FieldProps = ReturnType<UseFormReturn['register']> & { error?: string };

export type ContractForm<Values extends FieldValues, Checked> = {
  /** Spread into a field of `@marquee/ui`. */
  field: (name: Path<Values>) => FieldProps;
  /**
   * The same for a number. An empty field is 0, unless the form began without a number; what cannot be read stays a text, for the schema to
   * refuse.
   */
  numberField: (name: Path<Values>) => FieldProps;
  /** The form's onSubmit. A refusal lands on the fields it names and then goes to `onRefused`; what was typed stays. Its toast goes once this form is saved. */
  submit: (
    save: (values: Checked) => Promise<unknown>,
    onRefused: (refusal: unknown) => void,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Spread into `ErrorSummary`; empty until a submit failed. */
  summary: { errors: SummaryError[]; attempt: number };
  isSubmitting: boolean;
  rhf: UseFormReturn<Values, unknown, Checked>;
};

/**
 * A form checked by a schema of the contract: on leaving a field that was typed in, then with every change. A field that people only pass
 * on their way complains at submission. Where zod does not come, nothing is sent, unless the server checks the same.
 */
export function useContractForm<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  { defaultValues, ...checking }: Options<Values>,
): ContractForm<Values, Checked> {
  const rhf = useForm<Values, unknown, Checked>({
    resolver: contractResolver(schema, checking),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = rhf.formState;
  const all = summarise(errors);
  const wasRefused = useRef(false);
  /** Names of fields with a change that no leaving and no submission has checked. */
  const typed = useRef(new Set<string>());
  const takingFilledIn = useFilledIn(rhf);

  function withError(registered: ReturnType<UseFormReturn['register']>): FieldProps {
    const { name, onChange, onBlur } = registered;
    const props: FieldProps = {
      ...registered,
      onChange: (event) => {
        typed.current.add(name);
        if (isDeferred(schema)) {
          // So that zod is there when the field is left.
          askForZod();
        }
        return onChange(event);
      },
      onBlur: onceReleased(async (event) => (typed.current.delete(name) ? onBlur(event) : undefined)),
      ref: takingFilledIn(registered.ref),
    };
    const complaint = all.find(({ name }) => name === props.name || name.startsWith(`${props.name}.`));
    return complaint ? { ...props, error: complaint.message } : props;
  }

  return {
    field: (name) => withError(rhf.register(name)),
    numberField(name) {
      const whenEmpty = get(defaultValues, name) === undefined ? undefined : 0;
      return withError(rhf.register(name, { setValueAs: (typed) => toNumber(typed, whenEmpty) }));
    },
    submit(save, onRefused) {
      const saveChecked = async (values: Checked) => {
        // What is sent now is no longer what was refused.
        if (wasRefused.current) {
          dismissRefusal();
        }
        wasRefused.current = false;
        try {
          await save(values);
        } catch (refusal) {
          wasRefused.current = true;
          landErrors(rhf, refusal);
          onRefused(refusal);
        }
      };
      const send = rhf.handleSubmit(saveChecked, ({ root }) => {
        if (root?.type === notChecked) {
          wasRefused.current = true;
          notifyNotChecked();
        }
      });
      return (event) => {
        typed.current.clear();
        forgetFailure();
        readFilledIn(rhf, event?.currentTarget);
        return send(event);
      };
    },
    summary: { errors: submitCount > 0 ? all : [], attempt: submitCount },
    isSubmitting,
    rhf,
  };
}

/** A field that is left by pressing a button complains only after the click: its message would push the button away. */
function onceReleased(onBlur: ChangeHandler): ChangeHandler {
  return async (event) => {
    await pointerReleased();
    return onBlur(event);
  };
}

function notifyNotChecked(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be checked. Reload the page and try again.',
  });
}
