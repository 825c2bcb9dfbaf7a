import { component, top } from './page.ts';

const home = component(
  'HomePage',
  `<ion-page>${top('Oat &amp; Ember')}<ion-content><div class="wide">
  <div class="strip" role="timer"><ion-icon :icon="$i.timeOutline" aria-hidden="true"></ion-icon> <span>Order within <b>{{ clock.text }}</b> to collect {{ clock.isLate ? 'the day after tomorrow' : 'tomorrow morning' }}.</span></div>
  <h1>Tomorrow’s bread is mixed tonight</h1>
  <p id="intro">We are three shops and one oven. Tell us before six in the evening what you would like for breakfast, and your bag waits with your name on it when the doors open.</p>
  <p class="row"><ion-button router-link="/menu" id="start-order">Start an order</ion-button><ion-button fill="outline" router-link="/orders">My orders</ion-button></p>
  <div v-if="isNoteOpen" class="note"><span>Put this page on your home screen and order with two taps.</span> <ion-button size="small" fill="clear" id="close-note" @click="closeNote">Not now</ion-button></div>
  <div class="between"><h2>Out of the oven this week</h2><span><ion-button fill="clear" id="previous" aria-label="Previous" @click="turn(-1)"><ion-icon slot="icon-only" :icon="$i.chevronBack"></ion-icon></ion-button><ion-button fill="clear" id="next" aria-label="Next" @click="turn(1)"><ion-icon slot="icon-only" :icon="$i.chevronForward"></ion-icon></ion-button></span></div>
  <div class="rail" ref="rail"><template v-if="featured.length"><ion-card v-for="item in featured" :key="item.id" class="rail-card"><img :src="$image(item.id)" :alt="item.name" width="220" height="138"><ion-card-header><ion-card-title>{{ item.name }}</ion-card-title><ion-card-subtitle>{{ $money(item.price) }}</ion-card-subtitle></ion-card-header></ion-card></template>
    <ion-card v-else v-for="n in 5" :key="'s' + n" class="rail-card"><ion-skeleton-text animated style="height:138px;margin:0"></ion-skeleton-text><ion-card-content><ion-skeleton-text animated style="width:70%"></ion-skeleton-text></ion-card-content></ion-card></div>
  <router-link class="promo" id="brunch" to="/offers/brunch"><b>Sunday brunch box for two</b><span>Rolls, preserves and a small cake. This Sunday only, from £18.</span></router-link>
  <h2>At the counters now</h2>
  <ul class="plain"><li v-for="shop in queue" :key="shop.id"><b>{{ shop.name }}</b> <span>{{ shop.people === 0 ? 'no queue' : shop.people + ' waiting' }}</span></li></ul>
  <h2>More from us</h2>
  <div class="tiles"><router-link v-for="[path, label, text] in tiles" :key="path" :to="path" class="tile"><b>{{ label }}</b><span>{{ text }}</span></router-link></div>
  <h2>How it works</h2>
  <div v-for="step in steps" :key="step[0]" class="step"><h3>{{ step[0] }}</h3><p>{{ step[1] }}</p></div>
  <footer class="foot"><p>Oat &amp; Ember Bakery, 14 Mill Street. Baking since 1988.</p><p><router-link to="/help">Questions</router-link> <router-link to="/allergens">Allergens</router-link> <router-link to="/contact">Contact</router-link></p></footer>
  </div></ion-content></ion-page>`,
  `setup() {
    const clock = ref(untilSix(new Date()));
    const featured = ref([]);
    const rail = ref(null);
    const isNoteOpen = ref(!localStorage.getItem('note-closed'));
    const queue = ref([{ id: 1, name: 'Mill Street', people: 2 }, { id: 2, name: 'Harbour Row', people: 0 }, { id: 3, name: 'Station Arcade', people: 4 }]);
    let ticking, polling;
    onIonViewWillEnter(() => {
      ticking = setInterval(() => { clock.value = untilSix(new Date()); }, 1000);
      polling = setInterval(async () => {
        const now = await api('/queue').catch(() => []);
        for (const { id, people } of now) queue.value[id - 1].people = people;
      }, 4000);
      if (!featured.value.length) api('/featured').then((list) => { featured.value = list; });
    });
    onIonViewDidLeave(() => { clearInterval(ticking); clearInterval(polling); });
    return {
      clock, featured, rail, queue, isNoteOpen,
      turn(by) { rail.value.scrollBy({ left: by * 236, behavior: 'smooth' }); },
      closeNote() { localStorage.setItem('note-closed', '1'); isNoteOpen.value = false; },
      tiles: [
        ['/shops', 'Our shops', 'Hours and the way to each of them'], ['/loyalty', 'Stamp card', 'Ten stamps are a free loaf'],
        ['/cakes', 'Celebration cakes', 'For birthdays and weddings'], ['/gift', 'Gift cards', 'From ten pounds'],
        ['/standing', 'Standing orders', 'The same bag each week'], ['/catering', 'Catering', 'Boards for twelve and more'],
        ['/news', 'News', 'What goes on in the bakehouse'], ['/allergens', 'Allergens', 'What is in what'],
        ['/favourites', 'Favourites', 'What you order most'], ['/account', 'Account', 'Reminders and your details'],
      ],
      steps: [
        ['Choose', 'Pick what you like from the menu. What sells out is marked, and you can leave a note on each line.'],
        ['Tell us when', 'Each shop has times from a quarter to seven. Full ones are greyed out so that you never stand in a queue.'],
        ['Collect', 'Your bag waits behind the counter with your name. Pay there or when you order.'],
        ['Again', 'The last orders stay in your list. One tap puts everything back into the basket.'],
      ],
    };
  }`,
);

const brunch = component(
  'BrunchPage',
  `<ion-page>${top('Brunch box')}<ion-content><div class="wide"><h1>Sunday brunch box</h1><p>This offer has ended.</p></div></ion-content></ion-page>`,
  'setup: () => ({})',
);

export const homePages = `${home}\n${brunch}`;
