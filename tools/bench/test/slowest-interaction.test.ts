import { slowestInteraction } from '../src/web/editor/slowest-interaction.ts';

const actions = [
  { name: 'typing', from: 0 },
  { name: 'removing', from: 1_000 },
];

describe('slowest interaction', () => {
  test('when there were several interactions, then the slowest one is returned with its action', () => {
    const inputs = [
      { interaction: 7, name: 'keydown', at: 200, milliseconds: 40 },
      { interaction: 8, name: 'click', at: 1_200, milliseconds: 96 },
    ];

    expect(slowestInteraction(inputs, actions)).toEqual({ action: 'removing', milliseconds: 96 });
  });

  test('when an event does not belong to an interaction, then the event does not count', () => {
    const inputs = [{ interaction: 0, name: 'mouseover', at: 200, milliseconds: 400 }];

    expect(slowestInteraction(inputs, actions).milliseconds).toBe(0);
  });
});
