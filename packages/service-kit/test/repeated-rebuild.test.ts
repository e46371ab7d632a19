import { projectionOperations } from '@marquee/contracts/projection-operations';
import { startRebuildFixture } from './rebuild-fixture.ts';
import type { RebuildFixture } from './rebuild-fixture.ts';

let fixture: RebuildFixture;

beforeEach(async () => {
  fixture = await startRebuildFixture();
});

afterEach(() => fixture.stop());

describe('the messages of a rebuild', () => {
  test('when every message arrives twice, then the projection ends as it was', async () => {
    await fixture.addGuests(['ada', 'bo']);
    const before = await fixture.readRows();
    await fixture.damage();
    await fixture.start();

    for (let carried = await fixture.carryOne(); carried; carried = await fixture.carryOne()) {
      await fixture.deliver(carried);
    }

    expect(await fixture.readRows()).toEqual(before);
    expect((await fixture.lastRebuild())?.endedAt).not.toBeNull();
  });

  test('when a source cannot publish a page, then the request is handled again later, and the projection ends as it was', async () => {
    await fixture.addGuests(['ada', 'bo']);
    const before = await fixture.readRows();
    await fixture.damage();
    await fixture.start();
    fixture.setBrokerGone(true);
    const request = await fixture.carryOne();
    const [failed] = await fixture.source.deadLetters();

    fixture.setBrokerGone(false);
    await fixture.deliver(request ?? never());
    await fixture.carryAll();

    expect(failed?.reason).toContain('the broker is gone');
    expect(await fixture.readRows()).toEqual(before);
  });

  test('when a rebuild is started while another one runs, then it begins again, and late pages change nothing', async () => {
    await fixture.addGuests(['ada', 'bo']);
    const before = await fixture.readRows();
    await fixture.damage();
    const first = await fixture.start();
    await fixture.carryOne();

    const second = await fixture.start();
    await fixture.carryAll();

    expect(second.body.id).not.toBe(first.body.id);
    expect((await fixture.lastRebuild())?.id).toBe(second.body.id);
    expect(await fixture.readRows()).toEqual(before);
  });

  test('when a rebuild runs, then every reader finds every row', async () => {
    await fixture.addGuests(['ada', 'bo']);
    await fixture.start();
    const counts: number[] = [];

    while (await fixture.carryOne()) {
      counts.push(await fixture.rows.countDocuments());
    }

    expect(new Set(counts)).toEqual(new Set([2]));
  });

  test('when there is no such projection, then the call is answered with 404', async () => {
    const { rebuildProjection } = projectionOperations.quotes;

    const answer = await fixture.owner.call(rebuildProjection, {
      as: fixture.operator,
      params: { name: 'unknown' },
    });

    expect([answer.status, answer.problem.code]).toEqual([404, 'projection_not_found']);
  });

  test('when projections are listed, then each has its sources and its number of rows', async () => {
    await fixture.addGuests(['ada', 'bo']);
    const { listProjections } = projectionOperations.quotes;

    const { body } = await fixture.owner.call(listProjections, { as: fixture.operator });

    expect(body).toEqual([{ name: 'guest', sources: ['events'], rows: 2, rebuild: null }]);
  });
});

function never(): never {
  throw new Error('no message is under way');
}
