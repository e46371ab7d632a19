import type { ReactNode } from 'react';
import { Title3 } from '../text/titles.ts';
import { Stepper } from '../stepper/stepper.tsx';
import type { Step } from '../stepper/step.ts';
import { PipelineCard, PipelineCards } from './pipeline-card-parts.ts';
import { PipelineGrid, PipelineScroll } from './pipeline-parts.ts';
import { PipelineStage } from './pipeline-stage.tsx';

export type PipelineRow = {
  id: string;
  name: string;
  /** The event's name as a link. */
  link?: ReactNode;
  date: string;
  /** One for each stage, in the order of `stages`. */
  steps?: readonly Step[];
  /** The name of `steps` in contract 2, for remotes built with that contract. */
  lights?: readonly Step[];
};

type PipelineTableProps = {
  label: string;
  eventHeading: string;
  stages: readonly string[];
  /** Each row has one `Step` per stage, in the order of `stages`. */
  rows: readonly PipelineRow[];
};

/** Shows each event's progress through the stages as a table of step indicators; below a width of 900 px as a card per event. */
export function PipelineTable({ label, eventHeading, stages, rows }: PipelineTableProps) {
  return (
    <>
      <PipelineScroll>
        <PipelineGrid aria-label={label}>
          <thead>
            <tr>
              {[eventHeading, ...stages].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, link = name, date, lights = [], steps = lights }) => (
              <tr key={id}>
                <th scope="row">
                  <Title3 as="span">{link}</Title3>
                  <small>{date}</small>
                </th>
                {steps.map((step) => (
                  <PipelineStage key={step.stage} step={step} />
                ))}
              </tr>
            ))}
          </tbody>
        </PipelineGrid>
      </PipelineScroll>
      <PipelineCards aria-label={label}>
        {rows.map(({ id, name, link = name, date, lights = [], steps = lights }) => (
          <PipelineCard key={id}>
            <Title3>{link}</Title3>
            <small>{date}</small>
            <Stepper label={name} steps={steps.map(withFullText)} size="small" layout="vertical" />
          </PipelineCard>
        ))}
      </PipelineCards>
    </>
  );
}

/** Replaces a note such as "To do" with its long form, for which a card has room. */
function withFullText(step: Step): Step {
  return step.state === 'lit' ? step : { ...step, when: step.words ?? step.when };
}
