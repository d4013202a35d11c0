// Standing orders: a plan made on the board to think on, left to the server and carried out when the turn comes.

import type { BrowserContext } from '@playwright/test';
import type { TableState } from '../../src/api/types';
import { expect, findings, guest, makeTable, SHOTS, take, test } from './table';

/** The table as somebody sees it. */
async function look(context: BrowserContext, url: string, id: string): Promise<TableState> {
  return (await (await context.request.get(`${url}/api/tables/${id}`)).json()) as TableState;
}

/** Makes the first step that begins like this, or else the first of all, without a page. */
async function act(context: BrowserContext, url: string, id: string, wish: string): Promise<string> {
  const { options, rev } = await look(context, url, id);
  const step = (options.find((option) => option.step.startsWith(wish)) ?? options[0])?.step ?? '';
  const made = await context.request.post(`${url}/api/tables/${id}/steps`, {
    data: { step, rev, key: `${id}-${rev}` },
    headers: { origin: url },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return step;
}

for (const touch of [false, true]) {
  test.describe(touch ? 'on a phone' : 'on a desk', () => {
    test.use(
      touch
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } },
    );

    test('a plan is kept as orders and carried out', async ({ page, context, browser, server, problems }) => {
      test.slow();
      const { url } = server;
      await guest(context, url, 'Ben');
      const ada = await browser.newContext({ baseURL: url, locale: 'en' });
      await guest(ada, url, 'Ada');
      const { table, invite } = await makeTable(ada, url, {
        game: 'terra-mystica',
        players: 2,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        clock: { kind: 'turns', hours: 24, timeout: 'wait' },
        seed: 'orders',
        visibility: 'open',
      });
      const sat = await context.request.post(`${url}/api/tables/${table.id}/join`, {
        data: { invite },
        headers: { origin: url },
      });
      expect(sat.ok(), await sat.text()).toBe(true);
      // Until Ada is asked for her first action.
      for (;;) {
        const { prompt, options } = await look(ada, url, table.id);
        if (prompt?.key === 'prompt-turn') break;
        await (options.length ? act(ada, url, table.id, 'first') : act(context, url, table.id, 'upgrade'));
      }

      // Ben thinks: Ada passes, and then he does.
      await page.goto(`/table/${table.id}`);
      await page.getByRole('link', { name: 'Think', exact: true }).click();
      await expect(page.locator('.actionbar [data-thinking]')).toBeVisible();
      const passes = (state: TableState) => state.options.map(({ step }) => step).filter((step) => /^pass/.test(step));
      const [foreseen = ''] = passes(await look(ada, url, table.id));
      await take(page, foreseen, touch);
      await expect(page.locator('.tk-move')).toHaveCount(1);
      const later = page.locator('.actionbar [data-step^="pass"]');
      const opens = page.locator('.actionbar [data-group="pass"], .actionbar [data-opens="pass"]');
      if (!(await later.count())) await (touch ? opens.first().tap() : opens.first().click());
      const own = (await later.first().getAttribute('data-step')) ?? '';
      await take(page, own, touch);
      await expect(page.locator('.tk-move')).toHaveCount(2);

      // The board suggests the line; its words are menus.
      if (touch) await page.locator('.ptabs').getByRole('button', { name: 'Bot' }).tap();
      const orders = page.getByRole('region', { name: 'Standing orders' });
      await expect(orders.getByLabel('Condition of row 1')).toContainText(' did: Pass and take');
      await expect(orders.locator('.tk-row').last()).toContainText('stop and ask me');
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/orders-${touch ? 'phone' : 'desk'}.png` });
      await orders.getByRole('button', { name: 'Keep as standing orders' }).click();
      await expect(orders.getByText('kept', { exact: true })).toBeVisible();
      await page.screenshot({ path: `${SHOTS}/orders-${touch ? 'phone' : 'desk'}-kept.png` });

      // At the table they wait, and Ada learns nothing of them.
      await page.goto(`/table/${table.id}`);
      const told = page.locator('[data-standing]');
      if (touch) await page.locator('.ptabs').getByRole('button', { name: 'Log' }).tap();
      await expect(told).toContainText('Your standing orders wait for your turn.');
      const before = await look(ada, url, table.id);
      expect(before.standing?.rows ?? []).toEqual([]);

      // As foreseen: Ben's step is made at once, and his page says by whom.
      await act(ada, url, table.id, foreseen);
      await expect(told).toContainText('Your standing orders were carried out.');
      await expect(page.locator('[title="by standing order"]').first()).toBeVisible();
      const after = await look(context, url, table.id);
      expect(after.log.lines.filter(({ automatic }) => automatic).map(({ notation }) => notation)).toEqual([own]);
      const hers = JSON.stringify(await look(ada, url, table.id));
      expect(hers).not.toContain('"automatic":true');
      await page.screenshot({ path: `${SHOTS}/orders-${touch ? 'phone' : 'desk'}-done.png` });
      await ada.close();
      expect(problems).toEqual([]);
    });
  });
}
