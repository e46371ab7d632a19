import { getWorkflow } from '@marquee/contracts/quote-operations';
import type { WorkflowRow } from '@marquee/contracts/workflow';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPipelineRow, aSentPipelineRow } from '../test/a-pipeline-row.ts';
import { renderProvider } from '../test/render-provider.tsx';

const getTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function openWorkflow(row: WorkflowRow = aPipelineRow()) {
  renderProvider({ route: '/provider?tab=workflow', answers: [answer(getWorkflow, [row])] });
  return within(await screen.findByRole('table', { name: 'Workflow' }));
}

const legend = ['✓ Completed', '⏳ Waiting for Client', '✗ Provider Action Needed'];

/** The texts of the items of every list on the page. */
function getListTexts() {
  return screen.queryAllByRole('list').map((list) => getTexts(within(list).queryAllByRole('listitem')));
}

/** The content below each stage's heading in the only row. */
async function getStages(row: WorkflowRow) {
  const table = await openWorkflow(row);
  const [, ...stages] = getTexts(table.getAllByRole('columnheader'));
  const cells = await table.findAllByRole('cell');
  return new Map(stages.map((stage, index) => [stage, cells[index]]));
}

describe('4 Workflow pipeline', () => {
  test('when the tab opens, then its columns are the eight stages in order', async () => {
    const table = await openWorkflow();

    expect(getTexts(table.getAllByRole('columnheader'))).toEqual([
      'Event',
      'Requests Received',
      'Quotes Created',
      'Approved for Review',
      'Sent to Client',
      'Share URL',
      'Accepted by Client',
      'Invoice Sent',
      'Invoice Paid',
    ]);
  });

  test('when a quote was approved, then there is no share URL yet', async () => {
    const stages = await getStages(aSentPipelineRow({ sentToClientAt: null }));

    expect(stages.get('Approved for Review')).toHaveTextContent('Completed');
    expect(stages.get('Share URL')).toHaveTextContent(/later$/);
    expect(screen.queryByRole('button', { name: /share URL/ })).not.toBeInTheDocument();
  });

  test('when a quote was sent and not accepted, then its row waits for the client', async () => {
    const stages = await getStages(aSentPipelineRow());

    expect(stages.get('Accepted by Client')).toHaveTextContent('Waiting for Client');
  });

  test('when a quote was accepted, then the stages of its invoices are not reached yet', async () => {
    const stages = await getStages(aSentPipelineRow({ clientAcceptedAt: '2025-08-20T12:00:00.000Z' }));

    expect(stages.get('Accepted by Client')).toHaveTextContent('Completed');
    expect(stages.get('Invoice Sent')).toHaveTextContent(/later$/);
    expect(stages.get('Invoice Paid')).toHaveTextContent(/later$/);
  });

  test("when the tab opens, then its legend shows '✓ Completed', '⏳ Waiting for Client', '✗ Provider Action Needed'", async () => {
    await openWorkflow();

    expect(getListTexts()).toContainEqual(legend);
  });

  test('when no booking is in progress, then columns and legend are shown', async () => {
    renderProvider({ route: '/provider?tab=workflow' });
    await screen.findByRole('heading', { name: 'No bookings in progress' });

    expect(screen.getAllByRole('columnheader')).toHaveLength(9);
    expect(getListTexts()).toContainEqual(legend);
  });

  test('when the workflow cannot be loaded, then its legend is shown', async () => {
    const outage = { status: 503, code: 'unavailable', message: '' };
    renderProvider({ route: '/provider?tab=workflow', answers: [refuse(getWorkflow, outage)] });
    await screen.findByText('The workflow could not be loaded');

    expect(getListTexts()).toContainEqual(legend);
  });
});
