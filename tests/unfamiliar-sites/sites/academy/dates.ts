import { dates } from './catalogue.ts';
import { layout } from './layout.ts';
import { wire } from './wire.ts';

type Seats = Readonly<Record<string, number>>;

export const dateList = wire({
  name: 'date-list',
  root: 'wire:poll.5s="refresh"',
  afterMs: 170,
  start: () => ({ wanted: {} as Seats, round: 0, month: '' }),
  view: ({ wanted, round, month }) =>
    `<p class="filters"><label>Month <select name="month" wire:model.live="month"><option value="">All</option><option>January</option><option>February</option></select></label> <span class="small">Updated ${round === 0 ? 'just now' : `${round} ${round === 1 ? 'time' : 'times'} since you came`}</span></p>
    <ul class="dates">${dates
      .filter(({ day }) => day.includes(month))
      .map(({ id, course, day, time, seats }) => {
        const left = seats === 0 ? 0 : Math.max(1, seats - (Math.floor((round + id) / 3) % 2));
        const count = wanted[id] ?? 1;
        return `<li wire:key="date-${id}" class="date"><div class="when"><b>${day}</b><span>${time}</span></div>
        <div class="what"><b>${course}</b><span class="${left < 4 ? 'few' : ''}">${left === 0 ? 'Sold out' : `${left} seats left`}</span></div>
        ${
          left === 0
            ? `<div class="act" x-data="{ why: false, joined: false }"><button type="button" class="primary is-off" id="full-${id}" aria-disabled="true" @click="why = true">Sold out</button>
             <p class="hint" x-show="why" x-cloak x-transition>All seats of this evening are taken. <button type="button" class="plain" @click="joined = !joined" x-text="joined ? 'You are on the list' : 'Join the waiting list'">Join the waiting list</button></p></div>`
            : `<div class="act"><span class="stepper"><button type="button" id="less-${id}" aria-label="One seat less" wire:click="change(${id}, -1)">−</button><output>${count}</output><button type="button" id="plus-${id}" aria-label="One seat more" wire:click="change(${id}, 1)">+</button></span>
             <button type="button" class="primary" id="reserve-${id}" wire:click="reserve(${id})">Reserve seats</button></div>`
        }</li>`;
      })
      .join('')}</ul>`,
  calls: {
    refresh: ({ round }) => ({ set: { round: round + 1 } }),
    change: ({ wanted }, [id = 0, by]) => ({
      set: {
        wanted: { ...wanted, [id]: Math.min(9, Math.max(1, (wanted[id] ?? 1) + Number(by))) },
      },
    }),
    reserve: () => ({ status: 500, afterMs: 320 }),
  },
});

export const datesPage = () =>
  layout(
    'Dates',
    `<h1>Live dates this winter</h1><p>Reserve first, enrol later: a reservation is free and holds for two days.</p>${dateList.mount()}
     <section><h2>Before you reserve</h2><p>Evenings last ninety minutes. We send the list of ingredients a week before, and you can change the date once.</p></section>`,
  );
