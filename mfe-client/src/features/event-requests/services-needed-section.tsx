import { neededServices } from '@marquee/contracts/event-options';
import { CheckTiles, FormSection, TextField } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';

export function ServicesNeededSection({ form }: RequestSectionProps) {
  const hasOther = form.rhf.watch('servicesNeeded').includes('Other');

  return (
    <FormSection title="Services Needed">
      <CheckTiles
        legend="Services Needed"
        hideLegend
        options={neededServices}
        {...form.field('servicesNeeded')}
      />
      {hasOther && <TextField label="Custom Service" optional {...form.field('customService')} />}
    </FormSection>
  );
}
