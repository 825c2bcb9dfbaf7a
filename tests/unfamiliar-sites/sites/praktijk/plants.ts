import { fills, scrollsUpAndDown, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { beginBooking, bookUntilDetails, next, signIn } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'confirming an appointment fails on the server and says nothing',
    page: '/afspraak',
    kinds: kinds.failedClick,
    element: /Afspraak bevestigen/,
    severity: serious,
    act: async (v) => {
      await beginBooking(v);
      await bookUntilDetails(v);
      await fills({ naam: 'Sanne de Wit', email: 'sanne@dewit.example', geboren: '14-03-1981' })(v);
      await next(v);
      await v.click('#bevestig');
      await v.pause(2_600);
      await v.click('#bevestig');
      await v.pause(1_800);
      await v.click('#bevestig');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'choosing a new time for an appointment throws',
    page: '/mijn',
    kinds: kinds.brokenClick,
    element: /Nieuwe tijd bevestigen/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await signIn(v);
      await v.click('#verzet-504');
      await v.pause(1_200);
      await v.click('[role=dialog] label:has(input[type=radio]) >> nth=2');
      await v.pause(800);
      await v.click('#bevestig-504', 2, 1_600);
      await v.settle(2_000);
      if (v.closesEarly) return;
      await v.click('[role=dialog] >> text=Sluiten');
      await v.pause(800);
    },
  },
  {
    name: 'the button that clears the filters clears nothing',
    page: '/therapeuten',
    kinds: kinds.noResponse,
    element: /Wis filters/,
    severity: notCritical,
    isInstant: true,
    act: async (v) => {
      await v.click('#filters >> text=Mondhygiene');
      await v.pause(1_500);
      await v.click('#wis-filters', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the questionnaire refuses every way of writing a telephone number',
    page: '/intake',
    kinds: kinds.form,
    element: /Telefoonnummer|telefoon|Vragenlijst/i,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=naam]', 'Sanne de Wit');
      await v.type('[name=telefoon]', '0612345678');
      await v.click('#verstuur-intake');
      await v.pause(1_800);
      await v.page.locator('[name=telefoon]').click({ clickCount: 3, delay: 40 });
      await v.page.keyboard.type('06-12345678', { delay: 70 });
      await v.click('#verstuur-intake');
      await v.pause(1_800);
      await v.page.locator('[name=telefoon]').click({ clickCount: 3, delay: 40 });
      await v.page.keyboard.type('06 12 34 56 78', { delay: 70 });
      await v.click('#verstuur-intake');
      await v.settle(3_000);
    },
  },
  {
    name: 'the waiting times come after more than five seconds on an empty page',
    page: '/wachttijden',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(7_000),
  },
  {
    name: 'the hidden chat window lies over the button to plan',
    page: '/therapeuten/:id',
    path: '/therapeuten/401',
    kinds: kinds.noResponse,
    element: /Plan bij Femke|Chat met de balie|balie/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.pause(800);
      await v.click('#plan', 4, 350);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the policy number does not let go of the keyboard',
    page: '/verzekering',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /Polisnummer|polis/i,
    isLast: true,
    act: async (v) => {
      await v.choose('[name=maatschappij]', 'duinzicht');
      await v.pause(500);
      await v.key('Tab');
      await v.page.keyboard.type('48213', { delay: 90 });
      await v.key('Tab', 4);
      await v.pause(900);
      await v.key('Shift+Tab', 2);
      await v.key('Tab', 5);
      await v.settle(3_000);
    },
  },
  {
    name: 'saving the address empties the whole page',
    page: '/mijn/gegevens',
    kinds: [...kinds.blank, 'failed-request'],
    element: /Adres opslaan/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await signIn(v);
      await v.page.locator('[name=straat]').click({ clickCount: 3, delay: 40 });
      await v.page.keyboard.type('Oudegracht 218', { delay: 60 });
      await v.click('#bewaar-adres');
      await v.settle(5_000);
    },
  },
  {
    name: 'a message to the practice is never sent',
    page: '/mijn/berichten',
    kinds: kinds.failedClick,
    element: /Versturen/,
    severity: serious,
    act: async (v) => {
      await signIn(v);
      await v.type('[name=bericht]', 'Kan ik morgen langskomen?');
      await v.click('#verstuur-bericht');
      await v.pause(9_000);
      await v.click('#verstuur-bericht', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'people look for the parking place in the information',
    page: '/patienteninformatie',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrollsUpAndDown,
  },
  {
    name: 'the opening hours of a practice cannot be loaded',
    page: '/vestigingen/:id',
    path: '/vestigingen/302',
    kinds: kinds.request,
    act: stays(6_500),
  },
  {
    name: 'the treatment plan opens after seven seconds without a sign',
    page: '/mijn',
    kinds: kinds.noResponse,
    element: /Behandelplan/,
    isLast: true,
    act: async (v) => {
      await signIn(v);
      await v.click('a[href="/mijn/behandelplan"]');
      await v.pause(3_200);
      await v.click('a[href="/mijn/behandelplan"]', 3, 400);
      await v.settle(8_500);
    },
  },
];
