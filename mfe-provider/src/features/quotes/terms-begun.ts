import type { ProviderQuote } from '@marquee/contracts/quotes';
import { toTermsForm } from './terms-form-values.ts';
import type { ScheduleField } from './schedule-inputs.tsx';

export type TermsField = 'discountAmount' | 'validUntil' | 'notes' | `paymentSchedule.${ScheduleField}`;

/** Where the focus was, and what was selected there; null for what has no text. */
type Place = { name: string; selection: [start: number, end: number] | null };

/** What a provider did with the terms before the form library came. */
export type TermsBegun = {
  typed: Partial<Record<TermsField, string>>;
  /** Null: the focus was elsewhere. */
  place: Place | null;
  isSaving: boolean;
};

/** The terms of a quote as they stand in the fields. */
export function toTexts(quote: ProviderQuote): Record<TermsField, string> {
  const { paymentSchedule, ...terms } = toTermsForm(quote);
  const { deposit, balanceDueDaysBefore } = paymentSchedule;
  return {
    ...terms,
    'paymentSchedule.deposit.kind': deposit.kind,
    'paymentSchedule.deposit.amount': deposit.amount,
    'paymentSchedule.deposit.percent': deposit.percent,
    'paymentSchedule.balanceDueDaysBefore': balanceDueDaysBefore,
  };
}

/** The control of the form that has the focus. */
export function placeIn(form: HTMLFormElement | null): Place | null {
  const { activeElement } = document;
  if (!isControl(activeElement) || activeElement.form !== form) {
    return null;
  }
  return { name: activeElement.name, selection: selectionIn(activeElement) };
}

/** Null for a control without a caret: a list, a button, and an input of a kind that keeps its selection to itself. */
function selectionIn(control: Element): Place['selection'] {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    return null;
  }
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** Gives the focus to the control of that name; to the save button, which has none. */
export function focusPlace(form: HTMLFormElement, { name, selection }: Place): void {
  const control = Array.from(form.elements).find((one) => isControl(one) && one.name === name);
  if (control instanceof HTMLElement) {
    control.focus({ preventScroll: true });
  }
  if (selection && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    control.setSelectionRange(...selection);
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLButtonElement
  );
}
