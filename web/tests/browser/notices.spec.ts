// Being told while the browser is closed: the settings, the worker that shows messages, and the page as an app.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NoticeState } from '../../src/api/types';
import { TableServer } from './server';
import { expect, findings, guest, SHOTS, test as base } from './table';

/** A program of somebody's that is called. */
class Hook {
  readonly heard: string[] = [];
  answer = 200;
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      this.heard.push(body);
      response.writeHead(this.answer).end();
    });
  });
  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }
  close() {
    this.#server.close();
  }
}

// A server that tells people who are away, also programs on this machine.
const test = base.extend<object, { server: TableServer }>({
  server: [
    async ({}, use) => {
      const server = new TableServer([
        ...['--public-url', 'https://play.example.org', '--smtp-url', 'smtp://127.0.0.1:1', '--private-targets'],
      ]);
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** A browser that subscribes without a push service. */
const SUBSCRIBES = () => {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const endpoint = 'https://push.example.org/this-browser';
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
    unsubscribe: async () => {
      localStorage.removeItem('subscribed');
      return true;
    },
  };
  PushManager.prototype.getSubscription = async () =>
    (localStorage.getItem('subscribed') ? made : null) as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('subscribed', 'yes');
    return made as unknown as PushSubscription;
  };
};

for (const [size, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test(`somebody chooses how to be told, ${size}`, async ({ page, context, server, problems }) => {
    const hook = new Hook();
    const url = await hook.open();
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['notifications']);
    await page.addInitScript(SUBSCRIBES);
    await guest(context, server.url, 'Ada');
    await page.goto('/settings');
    const section = page.locator('[data-notices]');
    await section.getByRole('button', { name: 'Tell this device' }).click();
    await expect(section.getByText(/this device$/)).toBeVisible();
    await expect(section.getByRole('button', { name: 'Tell this device' })).toHaveCount(0);

    await section.getByLabel('Webhook', { exact: true }).fill(url);
    await section
      .locator('form', { has: page.locator('#hook') })
      .getByRole('button', { name: 'Save' })
      .click();
    await section.getByRole('button', { name: `Send a test: ${url}` }).click();
    await expect(section.getByText('works')).toBeVisible();
    expect(JSON.parse(hook.heard[0] ?? '{}')).toMatchObject({ title: 'This works' });
    hook.answer = 404;
    await section.getByRole('button', { name: `Send a test: ${url}` }).click();
    await expect(section.getByText('answered 404')).toBeVisible();

    await section.getByLabel('It is my turn: Webhook').uncheck();
    await section.getByLabel('Somebody asks me to a table: Push').uncheck();
    await section.getByRole('switch', { name: 'Quiet hours' }).check();
    await section.getByLabel('From', { exact: true }).fill('23:15');
    await section.getByLabel('From', { exact: true }).blur();
    await expect(section.getByRole('img', { name: 'Quiet from 23:15 to 07:00' })).toBeVisible();
    await section.getByLabel('Time zone').selectOption('Europe/Prague');
    await expect(async () => {
      const kept = (await (await context.request.get(`${server.url}/api/me/notices`)).json()) as NoticeState;
      expect(kept.choices.quiet).toEqual({ on: true, from: 1395, until: 420, zone: 'Europe/Prague', wake: true });
      expect(kept.choices.wants.turn).toEqual({ push: true, mail: true, webhook: false });
      expect(kept.choices.wants.invited).toEqual({ push: false, mail: true, webhook: true });
      expect(kept.ways.map((way) => way.kind)).toEqual(['push', 'webhook']);
    }).toPass();
    await page.reload();
    await expect(section.getByText(/this device$/)).toBeVisible();
    expect(await section.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await section.scrollIntoViewIfNeeded();
    for (const language of ['ru', 'it', 'en']) {
      await page.locator(`label[lang=${language}] input`).check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await section.screenshot({ path: `${SHOTS}/notices-${size}-${language}.png` });
      await page.screenshot({ path: `${SHOTS}/settings-${size}-${language}.png`, fullPage: true });
      expect(await findings(page), language).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${language} fits`).toBe(false);
    }
    await section
      .getByRole('button', { name: /Remove: Chrom/ })
      .first()
      .click();
    await expect(section.getByRole('button', { name: 'Tell this device' })).toBeVisible();
    hook.close();
    expect(problems).toEqual([]);
  });
}

test('a pushed message is shown once and leads to the table; without a server there is a start page', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications']);
  const manifest = await context.request.get(`${server.url}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  for (const { src } of ((await manifest.json()) as { icons: { src: string }[] }).icons)
    expect((await context.request.get(`${server.url}${src}`)).ok(), src).toBe(true);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.startsWith(server.url));
      if (ours) done(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered;
  const said = { id: 'a', title: 'Your turn at Lamplight table', body: 'Marek: Pass.', path: '/table/abc', tag: 'abc' };
  for (const data of [said, said, { ...said, id: 'b', body: 'Ilse: Pass.' }])
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(data),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notes = await registration.getNotifications();
      return notes.map(({ title, body, tag, data }) => ({ title, body, tag, path: (data as { path: string }).path }));
    });
  await expect.poll(shown).toEqual([{ title: said.title, body: 'Ilse: Pass.', tag: 'abc', path: '/table/abc' }]);

  await server.stop();
  await page.goto('/tables');
  await expect(page.getByRole('heading', { name: 'The table cannot be reached' })).toBeVisible();
  await page.screenshot({ path: `${SHOTS}/offline.png` });
  await server.start();
  await expect(page.locator('h1', { hasText: 'The table cannot be reached' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/tables$/);
});
