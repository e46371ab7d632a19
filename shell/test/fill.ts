import type { renderWithApp } from '@marquee/web-kit/testing';

type User = ReturnType<typeof renderWithApp>['user'];
type Form = { getByLabelText: (label: RegExp) => HTMLElement };

/** Types values into the fields of a form, by label. */
export async function fill(
  user: User,
  form: Form,
  answers: Record<string, string | undefined>,
): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await user.type(form.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`)), text ?? '');
  }
}
