import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';
import { nameOfBuild } from '@marquee/release-kit/release';
import { atTheShell, failureOf, goTo, remotes, shellContract } from './remotes.ts';
import { expect, given, test } from './store.ts';

for (const app of apps) {
  const { path, heading, contract } = remotes[app];

  test(`when the ${app} front end was built for contract ${contract}, then the shell of contract ${shellContract} runs it`, async ({
    page,
    baseURL,
    store,
  }) => {
    await atTheShell(page, String(baseURL), app);

    await goTo(page, path);

    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(store.record(app).minContract).toBe(contract);
  });
}

for (const app of apps.filter((one) => remotes[one].contract < shellContract)) {
  test(`when the platform changed after the ${app} front end was built, then that build still runs`, async ({
    store,
  }) => {
    const builtBefore = await nameOfBuild(join(given('MARQUEE_COPY'), `mfe-${app}`, 'kept-build'));

    expect(store.record(app).build).toBe(builtBefore);
  });
}

for (const { what, minContract } of [
  { what: 'older than the shell supports', minContract: shellContract - 2 },
  { what: 'newer than the shell', minContract: shellContract + 1 },
]) {
  test(`when a remote’s contract is ${what}, then its page says so and the other pages work`, async ({
    page,
    baseURL,
    store,
  }) => {
    await store.edit('provider', { minContract });
    const { path, owner, elsewhere } = await atTheShell(page, String(baseURL), 'provider');

    await goTo(page, path);

    await expect(failureOf(page, owner)).toBeVisible();
    await goTo(page, elsewhere.path);
    await expect(page.getByRole('heading', { name: elsewhere.heading, level: 1 })).toBeVisible();
  });
}
