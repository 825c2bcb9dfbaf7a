import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { humanContext, openBrowser } from '../journeys/browser.ts';
import { openSite } from './site.ts';

// Records a visit like another product: rrweb's recorder with its default settings, without our events.
// `node tests/detectors/record-with-rrweb.ts`, after an update of rrweb.

const PAGE = `<h1>Mugs</h1><p>Poured by hand.</p><label>Name <input id="name"></label>
<button id="more">More</button><ul id="list"></ul><canvas id="art" width="60" height="60"></canvas>
<iframe srcdoc="<p>Inside</p>" width="200" height="60"></iframe><div class="tall"></div>
<script>more.onclick = () => { const item = document.createElement('li'); item.textContent = 'One more'; list.append(item) }
art.getContext('2d').fillRect(5, 5, 20, 20)</script>`;
const file = (name: string) => join(import.meta.dirname, '../..', name);

const site = await openSite({ '/': PAGE }, () => '');
const browser = await openBrowser();
const page = await browser.newPage(humanContext);
await page.goto(`${site.origin}/`);
await page.addScriptTag({ path: file('node_modules/rrweb/umd/rrweb.min.js') });
await page.evaluate(
  'window.recorded = []; rrweb.record({ emit: (event) => recorded.push(event), recordCanvas: true })',
);
await page.click('#more');
await page.fill('#name', 'Iris');
await page.mouse.wheel(0, 500);
await page.waitForTimeout(800);
await page.mouse.wheel(0, -500);
await page.waitForTimeout(800);
for (let press = 0; press < 4; press += 1) await page.click('#more', { delay: 40 });
await page.waitForTimeout(1_500);
const events = JSON.stringify(await page.evaluate('recorded'));
await browser.close();
site.close();
writeFileSync(
  join(import.meta.dirname, 'fixtures/elsewhere.json.gz'),
  gzipSync(events.replaceAll(site.host, 'site.example'), { level: 9 }),
);
