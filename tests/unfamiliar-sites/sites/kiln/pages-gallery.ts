import type { SiteRequest } from '../../site.ts';
import { chips, courses, pieces } from './catalog.ts';
import { page, stream, streamElement } from './layout.ts';
import { courseCard } from './pages-courses.ts';

const figure = ({ id, name, by }: (typeof pieces)[number]) =>
  `<figure><button type="button" class="thumb" data-action="lightbox#open" data-lightbox-target="item" data-src="/media/${id * 41}.svg" data-caption="${name} by ${by}" aria-label="Enlarge ${name}"><img src="/media/${id * 41}.svg" width="240" height="180" alt=""></button><figcaption><a href="/gallery/${id}" data-turbo-frame="_top">${name}</a></figcaption></figure>`;

const moreLink = (form: string, number: number) =>
  `<a class="button ghost" href="/gallery/more?form=${form}&page=${number}" data-turbo-stream>Show more pieces</a>`;

export function galleryPage(request: SiteRequest) {
  const form = request.query.get('form') ?? 'All';
  const shown = pieces.filter((piece) => form === 'All' || piece.form === form);
  return page(
    request,
    `<h1>Made at Kiln Lane</h1><p>Every piece was made by one of our students. This month: <a href="/exhibition">Spring exhibition</a></p>
<p class="chips" data-controller="chips">${chips.map((chip) => `<a class="chip${chip === form ? ' is-active' : ''}" href="/gallery?form=${encodeURIComponent(chip)}" data-turbo-frame="pieces" data-action="chips#mark">${chip}</a>`).join('')}</p>
<turbo-frame id="pieces" data-controller="lightbox"><div id="grid" class="figures">${shown.slice(0, 6).map(figure).join('')}</div><div id="more_pieces">${shown.length > 6 ? moreLink(form, 2) : ''}</div>
<dialog data-lightbox-target="dialog" data-action="click->lightbox#backdrop"><img data-lightbox-target="picture" src="/media/41.svg" width="480" height="360" alt=""><p data-lightbox-target="caption"></p><p><button type="button" aria-label="Previous" data-action="lightbox#previous">‹</button> <button type="button" aria-label="Next" data-action="lightbox#next">›</button> <button type="button" data-action="lightbox#close">Close</button></p></dialog></turbo-frame>`,
    { afterMs: 260 },
  );
}

export function morePieces({ query }: SiteRequest) {
  const form = query.get('form') ?? 'All';
  const number = Number(query.get('page') ?? 2);
  const shown = pieces.filter((piece) => form === 'All' || piece.form === form);
  return stream([
    streamElement(
      'append',
      'grid',
      shown
        .slice((number - 1) * 6, number * 6)
        .map(figure)
        .join(''),
    ),
    streamElement(
      'update',
      'more_pieces',
      shown.length > number * 6 ? moreLink(form, number + 1) : '',
    ),
  ]);
}

export function piecePage(request: SiteRequest) {
  const piece = pieces.find(({ id }) => request.path === `/gallery/${id}`);
  if (!piece) return undefined;
  return page(
    request,
    `<p class="crumbs"><a href="/gallery">Gallery</a> › ${piece.name}</p><h1>${piece.name}</h1><img src="/media/${piece.id * 41}.svg" width="480" height="360" alt=""><p>Stoneware, thrown and turned, dipped twice and fired to cone 9 in our gas kiln. ${piece.by} came to the Tuesday evening class for two terms and gave the piece to the school.</p><h2>Learn to make it</h2><div class="grid">${courses.slice(0, 2).map(courseCard).join('')}</div>`,
  );
}

export const exhibitionPage = (request: SiteRequest) =>
  page(request, '<h1>Spring exhibition</h1><p>Pictures will follow.</p>');
