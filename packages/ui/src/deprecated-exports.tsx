import type { ComponentProps } from 'react';
import { buttonStyles } from './buttons/button-styles.ts';
import type { ButtonStyleProps } from './buttons/button-styles.ts';
import { ActionBar } from './forms/action-bar.tsx';
import { controlStyles } from './forms/control-styles.ts';
import type { MenuItem } from './overlays/openable-menu.tsx';
import { dismissErrorToast } from './overlays/notify.tsx';
import { PriceCard } from './quotes/price-card.tsx';
import { QuoteDocument } from './quotes/quote-document.tsx';
import type { QuoteDocumentProps } from './quotes/quote-document.tsx';
import { StepIndicator } from './stepper/step-indicator.tsx';
import type { Step, StepState } from './stepper/step.ts';
import { StepperLegend } from './stepper/stepper-legend.tsx';
import { Stepper } from './stepper/stepper.tsx';

/** @deprecated since contract 3: `StepIndicator` */
export const Bulb = StepIndicator;
/** @deprecated since contract 3: `buttonStyles` */
export const buttonLook = buttonStyles;
/** @deprecated since contract 3: `ButtonStyleProps` */
export type ButtonLook = ButtonStyleProps;
/** @deprecated since contract 3: `controlStyles` */
export const controlLook = controlStyles;
/** @deprecated since contract 3: `dismissErrorToast` */
export const dismissRefusal = dismissErrorToast;
/** @deprecated since contract 3: `ActionBar` */
export const Dock = ActionBar;
/** @deprecated since contract 3: `Step` */
export type Light = Step;
/** @deprecated since contract 3: `StepState` */
export type LightState = StepState;
/** @deprecated since contract 3: `StepperLegend` */
export const LightsLegend = StepperLegend;
/** @deprecated since contract 3: `MenuItem` */
export type MenuChoice = MenuItem;
/** @deprecated since contract 3: `PriceCard` */
export const PricePaper = PriceCard;
/** @deprecated since contract 3: `QuoteDocument` */
export const QuotePaper = QuoteDocument;
/** @deprecated since contract 3: `QuoteDocumentProps` */
export type QuotePaperProps = QuoteDocumentProps;

type LightsProps = Omit<ComponentProps<typeof Stepper>, 'steps'> & { lights: readonly Step[] };

/** @deprecated since contract 3: `Stepper`, with `steps` */
export function Lights({ lights, ...rest }: LightsProps) {
  return <Stepper {...rest} steps={lights} />;
}
