import { drawInTurn } from '../src/http/draw-in-turn.ts';
import { refusalOf } from './bookings.ts';

describe('documents in turn', () => {
  test('when one is drawn and eight wait, then the next is asked to come again, and they are drawn in order', async () => {
    const gate = Promise.withResolvers<undefined>();
    const drawn: number[] = [];
    const draw = drawInTurn(async (paper: number) => {
      await gate.promise;
      drawn.push(paper);
      return Uint8Array.of(paper);
    });
    const letIn = Array.from({ length: 9 }, (_paper, index) => draw(index));

    const refusal = await refusalOf(draw(9));
    gate.resolve(undefined);
    await Promise.all(letIn);

    expect([refusal.kind, refusal.code]).toEqual(['unavailable', 'documents_busy']);
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
