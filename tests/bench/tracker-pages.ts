/** What the tracker is measured on: three pages and what happens on them, the same for every contender. */
interface BenchPage {
  readonly name: string;
  readonly body: string;
  /** Runs in the page: one minute of use in a few seconds. Says when it is over. */
  readonly use: string;
}

const item = (n: number) =>
  `<li class="item c${n % 7}" data-sku="A-${n}"><a href="/mugs/${n}?ref=list"><img alt="Mug ${n}" src="/mug-${n % 9}.png"
  width="40" height="40"><span class="name">Mug number ${n}</span></a><b>${n}.99</b></li>`;
const row = (n: number) =>
  `<tr id="r${n}"><td>${n}</td><td>Customer ${n}</td><td class="num">${n * 37}.50</td><td><a href="/orders/${n}">open</a></td></tr>`;
const list = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');

const styles = `<style>${list(120, (n) => `.c${n}{color:rgb(${n},20,20);padding:${n % 9}px;background:url(/i/${n}.png)}`)}
  body{font:14px sans-serif}.item{display:inline-block;width:120px}</style>`;
const form = `<form id="f"><label>Name <input name="name"></label><label>Mail <input type="email" name="mail"></label>
  <textarea name="note"></textarea><select name="size"><option>S<option>M<option>L</select><button type="button">Send</button></form>`;

/** Pointer, wheel, keys and the small changes that an ordinary page answers with, at five times the speed. */
const person = `
  const pause = (ms) => new Promise((next) => setTimeout(next, ms));
  const fire = (target, Kind, type, more) => target.dispatchEvent(new Kind(type, { bubbles: true, composed: true, ...more }));
  async function person(minute) {
    const targets = [...document.querySelectorAll('a,button,li,td')].slice(0, 200);
    for (let i = 0; i < minute; i++) {
      const target = targets[i % targets.length];
      for (let m = 0; m < 4; m++) { fire(target, MouseEvent, 'mousemove', { clientX: (i * 7 + m) % 900, clientY: (i * 3) % 600 }); await pause(4); }
      if (i % 6 === 0) { fire(target, PointerEvent, 'pointerdown', { pointerType: 'mouse' }); fire(target, PointerEvent, 'pointerup', { pointerType: 'mouse' });
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 10, clientY: 10 }); click.preventDefault(); target.dispatchEvent(click); }
      if (i % 4 === 0) scrollBy(0, 15);
      if (i % 5 === 0) { const field = document.querySelector('[name=name]'); if (field) { field.value += 'x'; fire(field, InputEvent, 'input', {}); } }
      if (i % 3 === 0) target.classList.toggle('hot');
      if (i % 10 === 0) { const box = document.querySelector('#news'); box.append(Object.assign(document.createElement('p'), { textContent: 'Line ' + i })); if (box.childNodes.length > 8) box.firstChild.remove(); }
    }
  }`;

export const pages: readonly BenchPage[] = [
  {
    name: 'ordinary, 500 nodes',
    body: `${styles}${form}<div id="news"></div><ul>${list(70, item)}</ul>`,
    use: `${person}; person(150)`,
  },
  {
    name: 'heavy, 5,000 nodes',
    body: `${styles}${form}<div id="news"></div><table><tbody>${list(620, row)}</tbody></table>`,
    use: `${person}; (async () => {
      for (let turn = 0; turn < 3; turn++) {
        const body = document.querySelector('tbody');
        body.append(...[...body.rows].reverse());
        await pause(100);
        for (const cell of document.querySelectorAll('.num')) cell.textContent = 'EUR ' + cell.textContent;
        await person(40);
      }
    })()`,
  },
  {
    name: 'mutation storm',
    body: `${styles}<div id="news"></div><div id="stage">${list(200, (n) => `<i id="s${n}" class="c${n}">${n}</i>`)}</div>`,
    use: `${person}; (async () => {
      const all = [...document.querySelectorAll('#stage i')];
      for (let frame = 0; frame < 240; frame++) {
        for (const each of all) { each.style.transform = 'translate(' + frame + 'px,' + (frame % 50) + 'px)'; if (frame % 4 === 0) each.textContent = frame; }
        if (frame % 10 === 0) { const box = document.querySelector('#news'); box.innerHTML = '<p>' + '<b>x</b>'.repeat(30) + '</p>'; }
        await pause(8);
      }
    })()`,
  },
];
