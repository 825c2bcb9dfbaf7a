import { isbot } from 'isbot';
import { expect, test } from 'vitest';
import { withoutPhoneBrand } from '../../lambdas/contract/rules/words/phone-brand.ts';
import { isHumanHit } from '../../lambdas/emails/delivery/human-hit.ts';
import { isAutomated } from '../../web/tracker/browser-signals.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chromeOn = (device: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${device}) ${WEBKIT} Chrome/125.0.0.0 Mobile Safari/537.36`;
const appOn = (device: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${device}; wv) ${WEBKIT} Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36`;
const ANDROID_APP = appOn('SM-A546B Build/UP1A.231005.007');
const IPHONE_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** The loader and the server decide by different lists; both must agree on these. */
test.each([
  ['a CUBOT phone', chromeOn('CUBOT NOTE 21')],
  ['a CUBOT phone in mixed case', chromeOn('Cubot Note 30')],
  ['a CUBOT phone without a model', chromeOn('CUBOT')],
  ['a CUBOT phone with underscores', chromeOn('CUBOT_P20')],
  [
    'Facebook on a CUBOT phone',
    `${appOn('NOTE 21')} [FBAN/EMA;FBLC/de_DE;FBAV/400.0;FBMF/CUBOT;FBBD/CUBOT;FBDV/NOTE 21;]`,
  ],
  [
    'Instagram on a CUBOT phone',
    `${appOn('CUBOT NOTE 21')} Instagram 334.0.0.42.95 Android (30/11; 320dpi; 720x1449; CUBOT/CUBOT; NOTE 21; NOTE_21; mt6765; de_DE; 602000000)`,
  ],
  ['Facebook on Android', `${ANDROID_APP} [FB_IAB/FB4A;FBAV/465.0.0.58.81;IABMV/1;]`],
  [
    'Facebook on an iPhone',
    `${IPHONE_APP} [FBAN/FBIOS;FBAV/465.0.0.39.112;FBBV/602060281;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5;FBRV/604118364;IABMV/1]`,
  ],
  [
    'Instagram on an iPhone',
    `${IPHONE_APP} Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5_1; en_US; en; scale=3.00; 1170x2532; 604247854; IABMV/1)`,
  ],
  [
    'TikTok on Android',
    `${ANDROID_APP} trill_340503 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/34.5.3 ByteLocale/en ByteFullLocale/en Region/US AppId/1233 Spark/1.5.5.4 AppVersion/34.5.3 BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok on an iPhone',
    `${IPHONE_APP} musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US isDarkMode/0 WKWebView/1 RevealType/Dialog BytedanceWebview/d8a21c6 FalconTag/`,
  ],
  ['Line', `${IPHONE_APP} Safari Line/14.8.0`],
  ['KakaoTalk', `${ANDROID_APP} KAKAOTALK/10.8.0 (INAPP)`],
  ['WeChat', `${IPHONE_APP} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`],
  ['Snapchat', `${IPHONE_APP} Snapchat/12.90.0.44 (like Safari/8618.2.12.10.9, panda)`],
  ['the Google app', `${IPHONE_APP} GSA/321.0.637923158 Safari/604.1`],
  ['Naver', `${ANDROID_APP} NAVER(inapp; search; 2000; 12.5.3)`],
  ['LinkedIn', `${IPHONE_APP} LinkedInApp/9.29.7862`],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'UC Browser',
    `Mozilla/5.0 (Linux; U; Android 13; en-US; 2201117TY Build/TKQ1.221114.001) ${WEBKIT} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.5.8.1311 Mobile Safari/537.36`,
  ],
  ['Opera Mini', `${ANDROID_APP} OPR/79.0.2254.70805`],
  [
    'Opera Mini with extreme savings',
    'Opera/9.80 (Android; Opera Mini/77.0.2254/191.303; U; en) Presto/2.12.423 Version/12.16',
  ],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0'],
])('records %s, and counts its reader of an email [TRACK-06]', (_, userAgent) => {
  expect(isAutomated({ webdriver: false, userAgent })).toBe(false);
  expect(isBotOnServer(userAgent)).toBe(false);
  expect(isReader(userAgent)).toBe(true);
});

test.each([
  [
    'Googlebot',
    `Mozilla/5.0 ${WEBKIT}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/125.0.6422.113 Safari/537.36`,
  ],
  [
    'bingbot',
    `Mozilla/5.0 ${WEBKIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36`,
  ],
  ['AhrefsBot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  [
    'PetalBot',
    `Mozilla/5.0 (Linux; Android 7.0;) ${WEBKIT} Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)`,
  ],
  [
    'Applebot',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ],
  [
    'YandexRenderResourcesBot',
    `Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots) ${WEBKIT} Chrome/108.0.0.0`,
  ],
  [
    'Baiduspider',
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  ],
  ['GPTBot', `Mozilla/5.0 ${WEBKIT}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`],
  ['SemrushBot', 'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)'],
  [
    'DuckDuckBot',
    'Mozilla/5.0 (compatible; DuckDuckBot-Https/1.1; https://duckduckgo.com/duckduckbot)',
  ],
  ['Yahoo', 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
  [
    'the preview of Facebook',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  [
    'headless Chrome',
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/125.0.0.0 Safari/537.36`,
  ],
  ['Lighthouse', `${chromeOn('moto g power (2022)')} Chrome-Lighthouse`],
  ['a bot on a CUBOT phone', `${chromeOn('CUBOT NOTE 21')} (compatible; Examplebot/1.0)`],
])('does not record %s [TRACK-06]', (_, userAgent) => {
  expect(isAutomated({ webdriver: false, userAgent })).toBe(true);
  expect(isBotOnServer(userAgent)).toBe(true);
});

const isBotOnServer = (userAgent: string) => isbot(withoutPhoneBrand(userAgent));
const isReader = (userAgent: string) =>
  isHumanHit({ method: 'GET', userAgent, at: new Date('2026-11-22T10:00:00Z') }, {
    startedAt: '2026-11-22T09:00:00.000Z',
  } as never);
