import { noResponse, storyOf } from '../story.ts';

// Visitors use one control of an animated page, then the next at once, and leave a second after their last click.

const story = storyOf('plain script');
const element = (id: string) => `document.getElementById('${id}')`;
const everyMs = (ms: number, act: string) => `setInterval(() => { ${act} }, ${ms});`;
const added = (id: string, tag = 'p') =>
  `const ${id} = document.createElement('${tag}'); document.body.prepend(${id});`;

const ticker = `${added('news')} ${everyMs(700, "news.textContent = 'Listeners now: ' + Math.random();")}`;
const colors = `let hue = 0; ${everyMs(400, "hue += 7; document.querySelector('h1').style.color = 'hsl(' + hue + ' 60% 40%)';")}`;
const ball = `${added('dot', 'div')} dot.textContent = '●'; let t = 0; (function move() { t += 0.1; dot.style.transform = 'translateX(' + Math.sin(t) * 90 + 'px)'; requestAnimationFrame(move); })();`;
const progress = `${added('bar', 'div')} bar.textContent = '–'; let part = 0; ${everyMs(300, "part = (part + 1) % 90; bar.style.width = part + '%';")}`;
const clock = `${added('time')} ${everyMs(500, 'time.textContent = new Date().toISOString();')}`;
const play = `${element('p')}.onclick = () => { const b = ${element('p')}; b.textContent = b.textContent === 'Play' ? 'Pause' : 'Play'; };`;

/** The visitor comes from another page, so little of this page is recorded before the first click. */
const onSecondPage = (body: string, script: string) => {
  const links = '<nav><a href="/">Home</a> <a href="/stage">Stage</a></nav>';
  const isHere = "if (location.pathname === '/stage') {";
  return { pages: { '/': links, '/stage': `${links}${body}` }, script: `${isHere} ${script} }` };
};
const radio = '<h1>Radio</h1><button id="p">Play</button> <button id="b">Skip song</button>';
const shop =
  '<h1>Radio</h1><button id="p">Play</button> <button id="b">Like</button> <b id="o">3</b>';
const like = `${element('b')}.onclick = () => { ${element('o')}.textContent++; };`;
const slides =
  '<h1>Radio</h1><button id="p">Play</button><div id="s"><p>One</p><p hidden>Two</p><p hidden>Three</p></div><button id="n" aria-label="Next slide">›</button>';
const turning = `let n = 0; const all = document.querySelectorAll('#s p'); const show = (next) => { all[n].hidden = true; n = next % 3; all[n].hidden = false; }; ${everyMs(900, 'show(n + 1);')}`;

/** Plays and pauses, then clicks another control quickly and leaves. */
const plays =
  (selector: string, times: number, pauseMs: number) =>
  async (v: Parameters<Parameters<typeof story>[2]>[0]) => {
    await v.go('/stage');
    await v.click('#p', 4, 500);
    await v.pause(1_500);
    await v.click(selector, times, pauseMs);
    await v.settle(1_000);
  };

export const animatedStories = [
  story(
    'plays a song, then clicks a dead button beside a ticker and a heading that changes color',
    onSecondPage(radio, `${ball} ${ticker} ${colors} ${play}`),
    plays('#b', 6, 280),
    [noResponse(/Skip song/, '/stage')],
  ),
  story(
    'plays a song, then clicks a dead button beside a clock and a progress bar',
    onSecondPage(radio, `${clock} ${progress} ${play}`),
    plays('#b', 6, 280),
    [noResponse(/Skip song/, '/stage')],
    'phone',
  ),
  story(
    'plays a song, then likes it six times beside a ticker and a heading that changes color',
    onSecondPage(shop, `${ball} ${ticker} ${colors} ${play} ${like}`),
    plays('#b', 6, 280),
  ),
  story(
    'plays a song, then likes it beside a clock and a progress bar',
    onSecondPage(shop, `${clock} ${progress} ${play} ${like}`),
    plays('#b', 5, 350),
    [],
    'phone',
  ),
  story(
    'plays a song, then turns slides that also turn by themselves',
    onSecondPage(
      slides,
      `${ball} ${turning} ${play} ${element('n')}.onclick = () => { show(n + 1); };`,
    ),
    plays('#n', 4, 450),
  ),
];
