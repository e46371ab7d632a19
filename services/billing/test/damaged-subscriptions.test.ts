import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { countDamaged, listsBrokenByDamage } from '@marquee/service-kit/test-kit/damaged-records';
import { aProviderSnapshot } from './support/snapshots.ts';
import { startBilling } from './support/start-billing.ts';

describe('a stored subscription that lacks a field', () => {
  test('when subscriptions are listed, then the intact row appears', async () => {
    const service = await startBilling();
    const [sound, damaged] = [aProviderSnapshot(), aProviderSnapshot()];
    for (const provider of [sound, damaged]) {
      await service.deliver(providerChanged, provider, { aggregateId: provider.providerId });
    }

    const losing = await listsBrokenByDamage(
      service,
      { collection: 'subscriptions', id: damaged.providerId },
      { intact: sound.providerId, list: () => service.call(listSubscriptions, { as: anAdminCaller() }) },
    );
    const count = await countDamaged(service);
    await service.stop();

    expect(losing).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});
