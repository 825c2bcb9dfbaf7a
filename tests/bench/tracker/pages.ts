/** The pages on which every recorder is measured. */
export interface BenchPage {
  readonly name: string;
  readonly body: string;
  /** The page's script: its reactions to input and its timers. */
  readonly script: string;
}

const item = (n: number) =>
  `<li class="item c${n % 7}" data-sku="A-${n}"><a href="/mugs/${n}?ref=list"><img alt="Mug ${n}" src="/mug-${n % 9}.png"
  width="40" height="40"><span class="name">Mug number ${n}</span></a><b>${n}.99</b></li>`;
const row = (n: number) =>
  `<tr id="r${n}"><td>${n}</td><td>Customer ${n}</td><td class="num">${n * 37}.50</td><td><a href="/orders/${n}">open</a></td></tr>`;
const list = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');

const styles = `<style>${list(120, (n) => `.c${n}{color:rgb(${n},20,20);padding:${n % 9}px;background:url(/i/${n}.png)}`)}
  body{font:14px sans-serif}.item{display:inline-block;width:120px}.hot{outline:2px solid}</style>`;
const form = `<form id="f"><label>Name <input name="name"></label><label>Mail <input type="email" name="mail"></label>
  <textarea name="note"></textarea><select name="size"><option>S<option>M<option>L</select><button type="button">Send</button></form>
  <p id="count"></p><div id="news"></div>`;

/** Marks what was clicked and adds a line of text; counts typed letters; highlights what is under the pointer. */
const reacts = `
  let clicks = 0;
  addEventListener('click', (event) => {
    event.preventDefault();
    event.target.classList.toggle('hot');
    const news = document.querySelector('#news');
    news.append(Object.assign(document.createElement('p'), { textContent: 'Line ' + ++clicks }));
    if (news.childNodes.length > 8) news.firstChild.remove();
  });
  addEventListener('input', (event) => { document.querySelector('#count').textContent = event.target.value.length + ' letters'; });
  addEventListener('mouseover', (event) => event.target.classList.add('hot'));
  addEventListener('mouseout', (event) => event.target.classList.remove('hot'));`;

export const pages: readonly BenchPage[] = [
  {
    name: 'ordinary, 500 nodes',
    body: `${styles}${form}<ul>${list(70, item)}</ul>`,
    script: reacts,
  },
  {
    name: 'heavy, 5,000 nodes',
    body: `${styles}${form}<table><tbody>${list(620, row)}</tbody></table>`,
    // Reorders and reprices the table every 3.2 seconds.
    script: `${reacts}
      setInterval(() => {
        const body = document.querySelector('tbody');
        body.append(...[...body.rows].reverse());
        for (const cell of document.querySelectorAll('.num')) cell.textContent = 'EUR ' + cell.textContent.slice(-9);
      }, 3_200);`,
  },
  {
    name: 'mutation storm',
    body: `${styles}${form}<div id="stage">${list(200, (n) => `<i id="s${n}" class="c${n}">${n}</i>`)}</div><div id="box"></div>`,
    // Two hundred elements move in every frame; every fourth time their text changes, every tenth a box is refilled.
    script: `${reacts}
      const all = [...document.querySelectorAll('#stage i')];
      let frame = 0;
      setInterval(() => {
        frame += 1;
        for (const each of all) {
          each.style.transform = 'translate(' + frame % 90 + 'px,' + (frame % 50) + 'px)';
          if (frame % 4 === 0) each.textContent = frame;
        }
        if (frame % 10 === 0) document.querySelector('#box').innerHTML = '<p>' + '<b>x</b>'.repeat(30) + '</p>';
      }, 16);`,
  },
];
