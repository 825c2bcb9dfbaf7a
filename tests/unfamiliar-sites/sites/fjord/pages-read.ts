import { island, page } from './layout.ts';

const paragraphs = [
  'The boat leaves Bodø in the blue hour, and for the first twenty minutes no one speaks. A woman with a crate of lettuces for the shop on Røst has put her feet on it and closed her eyes.',
  'Out past Landegode the swell arrives. The mate walks through the saloon with paper bags under his arm, offering them as a waiter offers a menu. Two are taken, with dignity.',
  'In winter the Vestfjord belongs to the cod. They come in from the Barents Sea to spawn, as they have for ten thousand years, and the villages wake up to meet them: racks, lamps, knives, boats with names of daughters.',
  'Værøy shows itself as a shadow with a light in it. We moor for six minutes. A mattress comes on board, then its owner. The lettuces stay.',
  'At Røst the land has given up being land: three hundred and sixty-five islets, people say, one for each day, and no one has been so rude as to count.',
  'I slept in a fisherman’s cabin painted with cod-liver oil and ochre. The red does not fade because the oil never quite dries. In a south-westerly you can smell the last century.',
  'The next morning the crossing was cancelled. The host brought pancakes, a deck of cards and the forecast, in that order. There are worse things than a day that has been taken off the calendar.',
  'When the boat came at last it turned in its own length in front of the quay, like someone turning on a heel. The lettuces, it turned out, had been for me: dinner was at eight.',
];

const story = page(
  'A winter crossing, slowly',
  `<p class="byline">By Solveig Aasmo, 11 minutes</p>${island('ReadingTools', 'idle', {}, '<div class="reading"><progress max="100" value="0"></progress><button type="button" class="copy-link">Copy link</button><button type="button" class="bigger" aria-label="Larger text">A+</button></div>')}<article class="story">${[
    ...paragraphs,
    ...paragraphs.slice().reverse(),
  ]
    .map(
      (text, index) =>
        `${index % 4 === 2 ? '<figure><img src="/picture.svg" width="300" height="180" alt=""><figcaption>Vestfjorden in January</figcaption></figure>' : ''}<p>${text}</p>`,
    )
    .join('')}</article>`,
  '<a href="/journal">Journal</a>',
);

const stub = page(
  'Nordlys fra dekk: en guide',
  '<p>Denne artikkelen er ikke oversatt ennå.</p>',
  '<a href="/journal">Journal</a>',
);

const journal = page(
  'Journal',
  `<div class="cards"><article><h2>A winter crossing, slowly</h2><p>Eleven minutes of swell, lettuces and cod.</p><a href="/journal/winter-crossing">Read the story</a></article><article><h2>Northern lights from the deck: a guide</h2><p>When to stand where, with a table for every month and what to wear.</p><a class="guide-link" href="/journal/nordlys-guide">Read the guide</a></article></div>`,
);

const groups = page(
  'Groups and schools',
  `<p>From ten travelers on. We answer within two working days.</p>${island('GroupRequest', 'captcha')}`,
);

const claims = page(
  'Lost or damaged on board',
  `<p>Send us a photo and we look into it.</p>${island('ClaimForm', 'load')}`,
);

const help = page(
  'Help',
  `${island('FaqSearch', 'load', {
    items: [
      ['Can I bring my dog?', 'Yes, on a leash, in the marked rows on deck 5.'],
      ['Where do I park?', 'Every quay except Røst has long-stay parking.'],
      ['Is there a café?', 'On all boats but MS Skarven.'],
      ['May I change my departure?', 'With a flex fare until the ramp closes.'],
      ['What if the weather cancels?', 'You travel on the next boat or get your money back.'],
      ['Do bicycles need a ticket?', 'They are free, but please reserve a place.'],
    ],
  })}`,
);

const live = page('Where is my ferry?', '<div class="vessels">%%VESSELS%%</div>');

export const readPages = {
  '/journal': journal,
  '/journal/winter-crossing': story,
  '/journal/nordlys-guide': stub,
  '/groups': groups,
  '/claims': claims,
  '/help': help,
  '/live': live,
};
