import type { Decoy } from '../../site.ts';

/** Ordinary use of the other pages of the workspace. */
export const moreDecoys: readonly Decoy[] = [
  {
    name: 'scrolls far down the run history and unfolds the input of a run',
    page: '/app/runs',
    act: async (v) => {
      await v.click('.bp6-segmented-control >> text=Success');
      await v.pause(900);
      if (v.device === 'computer') {
        await v.page.locator('.run-box').hover();
        for (let n = 0; n < 5; n += 1) await v.scroll(1_500);
      }
      const box = await v.page.locator('.run-box').boundingBox();
      if (!box) throw new Error('There is no list of runs');
      await v.clickAt(box.x + 160, box.y + 200);
      await v.pause(1_200);
      for (let n = 0; n < 3; n += 1) {
        await v.click('.json [role=button] >> nth=1');
        await v.pause(350);
      }
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'cancels the window of Gmail, then connects Slack',
    page: '/app/connections',
    act: async (v) => {
      for (const [tool, answer] of [
        ['gmail', '#deny'],
        ['slack', '#allow'],
      ] as const) {
        const opened = v.page.context().waitForEvent('page');
        await v.click(`[data-tool=${tool}] .connect`);
        const popup = await opened;
        await popup.waitForSelector(answer);
        await v.pause(1_300);
        await popup.click(answer);
        await v.pause(2_600);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'corrects a cron expression and reads the pattern',
    page: '/app/schedules',
    act: async (v) => {
      await v.click('#cron');
      await v.key('Control+a');
      await v.page.keyboard.type('0 25 * *', { delay: 80 });
      await v.click('#save-schedule');
      await v.pause(1_600);
      await v.click('.chip >> text=Weekdays');
      await v.pause(500);
      await v.choose('#zone', 'Europe/Berlin');
      await v.click('#save-schedule');
      await v.settle(2_500);
    },
  },
  {
    name: 'writes code and waits for its output',
    page: '/app/functions',
    act: async (v) => {
      await v.click('.cm-line >> nth=2');
      await v.key('End');
      await v.page.keyboard.type(' // in dollars', { delay: 60 });
      await v.pause(1_500);
      await v.click('#run-function');
      await v.settle(6_500);
    },
  },
  {
    name: 'copies the ID of a key twice and revokes an old key',
    page: '/app/keys',
    act: async (v) => {
      await v.click('.copy-id >> nth=0', 2, 900);
      await v.pause(1_000);
      await v.click('.revoke >> nth=2');
      await v.pause(900);
      await v.type('#confirm-revoke', 'revoke');
      await v.click('#do-revoke');
      await v.settle(2_500);
    },
  },
  {
    name: 'invites a teammate after a correction and makes another one a viewer',
    page: '/app/team',
    act: async (v) => {
      await v.type('#invite-mails', 'jun@flowdeck');
      await v.key('Enter');
      await v.click('#send-invites');
      await v.pause(1_600);
      await v.click('.bp6-tag-remove');
      await v.type('#invite-mails', 'jun@flowdeck.example');
      await v.key('Enter');
      await v.click('#send-invites');
      await v.pause(2_000);
      await v.click('[aria-label="Role of Sam Okafor"]');
      await v.pause(600);
      await v.click('.role-item >> text=Viewer');
      await v.settle(2_500);
    },
  },
  {
    name: 'saves after the session has expired, with a new code',
    page: '/app/settings',
    act: async (v) => {
      await v.type('#workspace', ' LLC');
      await v.click('#save-settings');
      await v.page.waitForSelector('#renew-code');
      await v.pause(1_000);
      await v.type('#renew-code', '482913', 100);
      await v.click('#renew');
      await v.settle(3_000);
    },
  },
  {
    name: 'filters templates, scrolls to the end and previews one',
    page: '/app/templates',
    act: async (v) => {
      for (const text of ['Sales', 'Support', 'All']) {
        await v.click(`.chip >> text=${text}`);
        await v.pause(700);
      }
      for (const pixels of [1_100, 1_100, 1_100, -1_800]) await v.scroll(pixels);
      await v.click('.preview >> nth=1');
      await v.pause(1_500);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'pauses the live log, reads a request and resumes',
    page: '/app/webhooks',
    act: async (v) => {
      await v.page.waitForSelector('.hook-main');
      await v.pause(2_000);
      await v.click('#pause-stream');
      await v.pause(600);
      await v.click('.hook-main >> nth=0');
      await v.pause(1_400);
      await v.click('.hook-main >> nth=0');
      await v.pause(500);
      await v.click('#pause-stream');
      await v.settle(3_000);
    },
  },
];
