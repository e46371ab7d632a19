import { withBothNames } from '@marquee/contracts/renamed-fields';
import type { EmailTemplate } from '../email-templates/email-template.ts';

/** The letter with its amount under the present name and the former one, which the previous release stores and reads. */
export function withAmountNames<Letter extends EmailTemplate>(letter: Letter): Letter {
  const present = letter.kind === 'overdue-summary' ? 'overdueCents' : 'payableCents';
  return withBothNames(letter, { [present]: 'totalCents' });
}
