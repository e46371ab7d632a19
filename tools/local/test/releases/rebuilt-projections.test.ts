import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { services } from '@marquee/contracts/operation';
import { signUpProvider } from '@marquee/contracts/account-operations';
import { sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { deleteAccount } from '@marquee/contracts/privacy-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';
import { projectionOperations } from '@marquee/contracts/projection-operations';
import { createQuoteFromRequest } from '@marquee/contracts/quote-operations';
import { withPresentNames } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';

import { createApiClient } from '../../src/demo/api-client.ts';
import { eventually } from '../../src/demo/eventually.ts';
import { signedInUsers } from '../../src/demo/gateway-access.ts';
import { demoPassword, demoProviders } from '../../src/demo/people.ts';
import type { OperatorClient } from '../../src/messages/operator-client.ts';
import { rebuildProjection } from '../../src/projections/rebuild-projection.ts';
import { continueOpenStories } from '../../src/release-fixtures/publish-missing-messages.ts';
import { releasesIn } from '../../src/release-fixtures/release-folder.ts';
import { damageProjections, readProjections } from './damaged-projections.ts';
import type { Rows } from './damaged-projections.ts';
import { signInAll } from './sign-in-all.ts';
import { startRestoredRelease } from './restored-release.ts';
import type { RestoredRelease } from './restored-release.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

describe.each(releasesIn(root))('the projections of release $version, rebuilt', (release) => {
  let restored: RestoredRelease;
  let operator: OperatorClient;

  // Every projection of the demo is rebuilt, on a machine that may be busy.
  jest.setTimeout(240_000);

  beforeAll(async () => {
    restored = await startRestoredRelease(release, createInProcessBus({ onUnroutable: () => undefined }));
    operator = (await signInAll(restored)).admin;
    await continueDemo();
    await restored.settled();
  });

  afterAll(() => restored.stop());

  test('when nothing is damaged, then every row stays, and rows of the earlier release get the fields that they lack', async () => {
    const before = await readProjections(restored);

    const rebuilt = await rebuildAll();

    expect(await readProjections(restored)).toMatchObject(before);
    expect(rebuilt).toEqual(expect.arrayContaining(Object.keys(before)));
  });

  test('when rows are damaged while the product is used, then the projections end as the messages have left them', async () => {
    const before = await readProjections(restored);
    await damageProjections(restored);
    const changes = changePhones();

    await rebuildAll();
    const request = requestQuote();
    await rebuildAll();
    const { eventId, quoteId } = await request;
    const phone = await changes.end();
    await restored.settled();

    const { after, added } = split(await readProjections(restored), [eventId, quoteId]);
    expect(added).toMatchObject({
      'quotes.eventRequest': { [eventId]: { name: 'During the rebuild', status: 'proposal' } },
      'events.quoteStanding': { [quoteId]: { eventId, status: 'draft' } },
    });
    // A rebuilt row has the present names of amounts too, which the messages of an earlier release lack.
    expect(withNames(after)).toEqual(withNames(withPhone(before, phone)));
  });

  /** Continues the demo to further states, and deletes the accounts of a client and of a provider. */
  async function continueDemo(): Promise<void> {
    const leavingClient = await continueOpenStories(signedInUsers(restored.url));
    const leavingProvider = createApiClient(restored.url);
    const email = 'leaving@provider.example';
    await leavingProvider.call(signUpProvider, {
      body: { ...{ email, password: demoPassword, businessName: 'Leaving Lights' }, serviceTypes: [] },
    });
    await restored.settled();
    for (const leaving of [leavingClient, leavingProvider]) {
      await leaving.call(deleteAccount, { body: { password: demoPassword } });
    }
  }

  /** Rebuilds every projection of every service; resolves to their names. */
  async function rebuildAll(): Promise<string[]> {
    const names: string[] = [];
    for (const service of services) {
      const { body } = await operator.call(projectionOperations[service].listProjections);
      for (const { name: projection } of body) {
        const { isDone } = await rebuildProjection(operator, { service, projection }, () => pause(20));
        names.push(...(isDone ? [`${service}.${projection}`] : []));
      }
    }
    return names;
  }

  /** Changes a provider's phone number again and again until `end`, which resolves to the last number. */
  function changePhones(): { end: () => Promise<string> } {
    let isEnding = false;
    async function change(): Promise<string> {
      const provider = await signedInUsers(restored.url).provider('harborAndVine');
      let phone = '';
      for (let count = 1_000; count === 1_000 || !isEnding; count += 1) {
        phone = `(201) 555-${count}`;
        await provider.call(updateProviderProfile, { body: { phone } });
      }
      return phone;
    }
    const changing = change();
    return {
      end() {
        isEnding = true;
        return changing;
      },
    };
  }

  /** A client sends an event, and the provider creates a quote for it. */
  async function requestQuote(): Promise<{ eventId: string; quoteId: string }> {
    const users = signedInUsers(restored.url);
    const client = await users.client('amara');
    const { id: eventId } = await client.call(createEvent, { body: anEvent() });
    await client.call(sendEventToProvider, { params: { id: eventId } });
    const provider = await users.provider('goldenHour');
    const quote = await eventually(() => provider.call(createQuoteFromRequest, { params: { id: eventId } }));
    return { eventId, quoteId: quote.id };
  }
});

/** Separates the rows of these records from the other rows. */
function split(rows: Rows, ids: readonly string[]): { after: Rows; added: Rows } {
  const select = (isSelected: (id: string) => boolean): Rows =>
    Object.fromEntries(
      Object.entries(rows).map(([name, ofProjection]) => [
        name,
        Object.fromEntries(Object.entries(ofProjection).filter(([id]) => isSelected(id))),
      ]),
    );
  return { after: select((id) => !ids.includes(id)), added: select((id) => ids.includes(id)) };
}

/** The rows with the phone number that the provider has now. */
function withNames(rows: Rows): Rows {
  const named = Object.entries(rows['billing.acceptedQuote'] ?? {}).map(([id, row]) => [
    id,
    withPresentNames(row as Pick<QuoteSnapshot, 'agreement'>),
  ]);
  return { ...rows, 'billing.acceptedQuote': Object.fromEntries(named) as Rows[string] };
}

function withPhone(rows: Rows, phone: string): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, ofProjection]) => [
      name,
      Object.fromEntries(
        Object.entries(ofProjection).map(([id, row]) => [
          id,
          row.email === demoProviders.harborAndVine.email ? { ...row, phone } : row,
        ]),
      ),
    ]),
  );
}

function anEvent() {
  return {
    ...{ name: 'During the rebuild', providerEmail: demoProviders.goldenHour.email },
    ...{ keyContactName: 'Amara Okafor', keyContactPhone: '(917) 555-0123', venueAddress: 'Brooklyn' },
    ...{ eventCategory: 'Wedding', servicesNeeded: ['Photography'], eventDate: '2027-08-14' },
    ...{ startTime: '18:00', endTime: '22:00', venueEntryTime: '17:00', venueExitTime: '23:00' },
    ...{ guestCount: 80, duration: 4 },
  };
}
