import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';
import { idOfBuild } from '@marquee/release-kit/release';
import { openShellPage, errorPageOf, goTo, remotes, shellContract } from './remotes.ts';
import { expect, requireVariable, test } from './store.ts';

for (const app of apps) {
  const { path, heading, contract } = remotes[app];

  test(`when the ${app} front end was built for contract ${contract}, then the shell of contract ${shellContract} runs it`, async ({
    page,
    baseURL,
    store,
  }) => {
    await openShellPage(page, String(baseURL), app);

    await goTo(page, path);

    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(store.record(app).minContract).toBe(contract);
  });
}

for (const app of apps.filter((one) => remotes[one].contract < shellContract)) {
  test(`when the platform changed after the ${app} front end was built, then the release store still has that build`, async ({
    store,
  }) => {
    const builtBefore = await idOfBuild(join(requireVariable('MARQUEE_COPY'), `mfe-${app}`, 'prebuilt'));

    expect(store.record(app).build).toBe(builtBefore);
  });
}

for (const { what, minContract } of [
  { what: 'older than the shell supports', minContract: shellContract - 2 },
  { what: 'newer than the shell', minContract: shellContract + 1 },
]) {
  test(`when a remote’s contract is ${what}, then its page shows an error and a page of the shell works`, async ({
    page,
    baseURL,
    store,
  }) => {
    await store.edit('provider', { minContract });
    const { path, owner, shellPage } = await openShellPage(page, String(baseURL), 'provider');

    await goTo(page, path);

    await expect(errorPageOf(page, owner)).toBeVisible();
    await goTo(page, shellPage.path);
    await expect(page.getByRole('heading', { name: shellPage.heading, level: 1 })).toBeVisible();
  });
}
