import { setBillingAddress } from '@marquee/contracts/billing-address-operations';
import { amongRecords, fixedRequest, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { OperationScenario, RecordState } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { aWord, forClient } from '@marquee/service-kit/test-kit/scenarios/words';

/** Decision 0022: a billing address belongs to its client. */
export const billingAddressOperations: Readonly<Record<string, OperationScenario>> = {
  getBillingAddress: { actor: 'client', states: { '-': state(200, amongRecords(aBillingAddress)) } },
  setBillingAddress: {
    actor: 'client',
    states: { '-': state(200, fixedRequest({ body: { billingAddress: '12 Oak Street' } })) },
    input: 'billingAddress revision=number',
  },
};

/** Stores the client's billing address; nobody else reads it until an invoice is sent to this address. */
async function aBillingAddress({ call, client }: ScenarioContext): Promise<Pick<RecordState, 'secrets'>> {
  const billingAddress = aWord();
  await call(setBillingAddress, { as: client, body: { billingAddress } });
  return { secrets: [forClient(billingAddress)] };
}
