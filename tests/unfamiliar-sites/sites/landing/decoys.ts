import { clicks, clicksEach, fills, keys, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'turns the slides', page: '/', act: clicks('.swiper-button-next', 4, 500) },
  {
    name: 'chooses a slide by its dot',
    page: '/',
    act: clicksEach('.swiper-pagination-bullet >> nth=2', '.swiper-pagination-bullet >> nth=1'),
  },
  { name: 'switches night mode', page: '/', act: clicks('#night', 2, 700) },
  { name: 'opens and closes more stations', page: '/', act: clicks('#menu', 4, 400) },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#intro') },
  { name: 'plays and pauses', page: '/play', act: clicks('#play', 4, 500) },
  { name: 'turns it up', page: '/play', act: clicks('#louder', 6, 200) },
  { name: 'turns it down', page: '/play', act: clicks('#quieter', 4, 250) },
  { name: 'likes a song', page: '/play', act: clicks('#like', 3, 350) },
  {
    name: 'compares prices',
    page: '/plans',
    act: clicksEach(
      '[aria-label="Small 4.90"]',
      '[aria-label="Large 9.90"]',
      '[aria-label="Family 14.90"]',
    ),
  },
  {
    name: 'clicks the price that is chosen',
    page: '/plans',
    act: async (v) => {
      await v.click('[aria-label="Large 9.90"]');
      await v.settle(2_500);
    },
  },
  {
    name: 'joins, and the form goes away',
    page: '/join',
    act: fills({ nick: 'Iris', harbour: 'Kiel' }, 'text=Join the crew'),
  },
  { name: 'waits for a shuffle', page: '/mix', act: clicks('#shuffle', 1, 0, 3_500) },
  {
    name: 'scrolls through songs that load more',
    page: '/feed',
    act: scrolls(900, 900, -500, 900, -500, 900, 900),
  },
  {
    name: 'writes settings that save themselves',
    page: '/settings',
    act: fills({ town: 'Kiel', language: 'Platt' }, undefined, 3_000),
  },
  { name: 'adds tags', page: '/settings', act: clicks('#tag', 4, 250) },
  {
    name: 'deletes the playlist with a tiny button and confirms',
    page: '/settings',
    act: async (v) => {
      await v.click('#delete');
      await v.pause(1_000);
      await v.click('.swal2-confirm');
      await v.settle(2_000);
    },
  },
  {
    name: 'gets a sample and closes the alert',
    page: '/demo',
    act: async (v) => {
      await v.click('#sample');
      await v.pause(1_200);
      await v.click('.swal2-confirm');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the terms',
    page: '/demo',
    act: async (v) => {
      await v.click('text=Terms');
      await v.pause(1_200);
      await v.click('text=Close terms');
      await v.settle(2_000);
    },
  },
  {
    name: 'chooses gear by keyboard',
    page: '/gear',
    only: 'computer',
    act: keys('[data-key] >> nth=0', 'Enter', 'Tab', 'Space'),
  },
  { name: 'copies the link', page: '/gear', act: clicks('#link', 1, 0, 2_500) },
  {
    name: 'opens questions',
    page: '/faq',
    act: clicksEach('summary >> nth=0', 'summary >> nth=1', 'summary >> nth=2'),
  },
  { name: 'opens and closes one question', page: '/faq', act: clicks('summary', 4, 500) },
  { name: 'reads a little of the story', page: '/story', act: scrolls(700, 700, -900, 700) },
];
