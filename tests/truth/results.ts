// What was measured, for `page.ts`: `sites.ts` has the numbers of the unfamiliar sites.
import { firstResults, latestResults } from './sites.ts';

export const results = `| Corpus | Signals | When |
|---|---|---|
| \`tests/detectors/cases\`, each story recorded in a browser with a mouse and with a finger | exactly the expected ones | every \`npm test\` |
| the stories of unfamiliar sites among them, before rules were written for them (44 recordings) | wrong in 44 of 76 | once, at the start |
| \`tests/stories\`: 146 visits, 137 of them to pages with 20 third-party libraries, written before their author read the rules | exactly the expected ones; 12 of the 137 were wrong before the rules were changed | every \`npm test\` |
| \`npm run campaign -- real-shop\`: 22 visits to django-oscar, with and without faults | with version 25 exactly the ones that match what happened | on request |
| 125 apps and themes that other people wrote, about 1,810 ordinary visits and 1,500 with a fault | see [Real apps](#what-real-apps-taught) | once, by hand |

### Unfamiliar sites

\`tests/unfamiliar-sites\` holds fifty-six websites whose authors had not read the detectors ([MEASUREMENTS](MEASUREMENTS.md#unfamiliar-sites) says what they knew). Each has 12 planted problems, 24 decoys and 20 scripted visits. \`npm run campaign -- unfamiliar-sites\` records and judges them.

The fairest figure is the sum of the [first results](#first-results), which no rule had been fitted to. How to read the tables:

- **A result** is *recall · precision*. Recall: how many of the problems that two or more visitors ran into the report names. Precision: how many of the report's claims are right about kind, page and control.
- **Normal, Phone, Tab closed** are three ways to run the same visits: on computers and phones as planned; on phones only; with each tab closed a second after its last click. Wrong numbers and severities are listed for the three in this order.
- **Rules** is the version of the signal rules, or the day (November 2026) where none was noted.

#### Current results

Each site as it was last recorded or judged. Later versions that were run over the stored recordings changed only the judgments listed below the table.

${latestResults}

How rows were recorded:

- **Concert hall, auction house, invoicing app, academy and clinics**, normal mode, were recorded on the 30th without the local cloud on a quiet machine (load below 2): 58/60 · 58/58, no wrong number and one wrong severity. No rule was ever shaped by the clinics: their wrong severity is that of their first results. With version 24 and a load of 10 to 35, the first two had one wrong number.
- **Furniture marketplace**, normal mode, was recorded on the 30th like these, with a load of 4 to 8. Its false claim is a true second report of one fault.
- **Twelve sites with version 24**, normal mode, were recorded on the 29th without the local cloud (\`record.ts\`), with a load of 10 to 35 on two cores. Later recordings replaced their rows.
  - The same recordings had 126/143 · 126/150, 17 wrong numbers and 3 wrong severities with version 23 and with the plans before two corrections. Now they have 133/143 · 133/153, 13 and 1.
  - 14 of the 20 false claims say that a page or a control responds slowly, which was measured (0.5 to 3 s).
  - One visit of the shift planner could not be played.
  - In 5 of the van rental’s 20 visits the recorder stopped recording changes, because a snapshot took too long. This explains its 7 wrong numbers.
  - The tutoring site was recorded as well, but each of its pages took 5 to 25 s to load: 7/12 · 7/20, and all 13 false claims are about slowness.

Other runs:

- **The thirty-five sites before the gym**, normal mode, recorded on the 29th on a busy machine, judged with version 22: 398/420 (95 %) · 398/425 (94 %), 16 wrong numbers and 3 wrong severities.
  - The thirty-three older ones among them had 372/396 · 372/402, 14 and 3 with version 21.
  - Ten of the 27 false claims say that a page of the tutoring site loads slowly.
  - The florist has 11/12 · 11/15, the hardware shop 11/12 · 11/11, the concert hall 11/12 · 11/11, the helpdesk 10/12 · 10/11.
- **The six oldest sites** with 200 ms of latency per file: 72/72 · 72/72. Their calm days (120 visits): no claim at all.
- **Recorded again in normal mode with a later tracker**: yarn shop 10/12 · 10/11, shift planner 10/12 · 10/10. With version 10 the shift planner's phones have one false claim less.
- **Version 12** counts all six visitors of the concert hall's slow page, finds the late list of the tutoring site, and no longer says that a page of the marketplace shifts.

False claims that were true in themselves:

- Slow pages on a busy machine: all false claims about the tutoring site on phones and with closed tabs (two of its visits could not be played at all), the two about the inns with closed tabs, and the one about the clinics.
- Forms that visitors did abandon (practice), a checkout that was left after two fields (ceramics shop), and pages that do shift (grocery app, marketplace).

#### First results

Before any rule was changed for the site. Every site but the clinics has shaped a rule since, so only the clinics are still a hold-out.

${firstResults}

Missing or mixed rows:

- The six oldest sites are not in this table, because their author knew the rules. Two sites were recorded in normal mode only.
- **Florist**: judged while rules were changed for it. Normal mode was judged before all changes, phones with the rule for requests of timers, closed tabs with the rule for steps of forms as well. Its calendar without a day to choose is reported as dead, which is right but not what its author asked for, so it counts as missed and as a false claim.
- The rule for rejected forms was finished after its author had seen the inns' problem.

Explained results:

- **Van rental**: its pages are routes after a hash, which were one page before version 21, so every claim named the home page.
  - With routes as pages and no other change the first result was 9/12 · 9/18, on phones 8/11 · 8/18, with tabs closed 9/12 · 9/16.
  - Up to version 21 its covered map pins were reported by the first pin’s name. Its author asked for the map, so this counts as missed and as a false claim.
- **Gym**: its first run with 200 ms of latency had 11/12 · 11/14 and one wrong severity. Its calm day had no claim.
  - Two of the three false claims of a mode and the wrong severity came from the plan. It gave a step for phones to two of six visitors, who repeated it on a page that was locked. Now each visitor does a step once, also on five other sites.
  - The third false claim was a true second report of one fault.
- **Pottery school**: recorded without the local cloud (\`record.ts\`), with a load of 12 to 28 on two cores.
  - Its wrong number in normal mode came from the plan: a page that shifts does so by less than 0.25 on a computer, so now only phones have that problem. The one on phones was a visitor whose slow requests showed a loading bar.
  - Its false claim in both modes was a second report of two faults, for which Turbo has one message.
  - With 200 ms of latency it had 9/12 · 9/10 before its rules and 11/12 · 11/11 with them. Its calm day has no claim.
- **Pet insurance**: its missed problem came from the plan. Visitors with a keyboard opened another address two seconds after the last key, which looks like a page that the key opened; now they wait.
  - Its wrong number came from the busy machine: the local cloud admitted two visits so late that their first page was not recorded.
  - Its current row was recorded without the local cloud.
- **Candle shop, yoga studio, inns, ferries, gym**: recorded again with version 25 and a load of 11 to 26 on two cores, and judged with the last rules. No claim was false.
  - Of the candle shop's missed problems, each was noticed for one of its two visitors. In one the visitor clicked more slowly than rage, beside a countdown. In the other the Space key scrolled the page, and the header got another class.
  - Of the yoga studio's missed problems, one is a booking that is sent twice. The other one is a control that ignores the keyboard: a message in the header faded in so slowly for one of its two visitors that it looked like a response.
  - Of the ferries, the map of seats is missed, which is drawn on a canvas.
- **Thirteen more sites recorded again on the 30th** in normal mode, with version 25 and without the local cloud: tutoring, yarn, garden, grocery, campervans, bakery, helpdesk, ceramics, florist, rowing club, vans, homeware and shift planner.
  - Seven of them on a quiet machine (tutoring, yarn shop, campervans, florist, vans, helpdesk, shift planner): 82/84 · 82/86. Recorded with a load of 10 to 35, the same seven had 76/84 · 76/112: 32 of the 36 false claims said that a page is slow or shifts.
  - The others were recorded with that load. Of their six false claims, three say that a page is slow or shifts, one that a background request failed, and two that a form was left, which it was.
  - The shift planner's false claim is a request that the page aborted when the visitor left it 0.3 s after a reload. The recorder reported it a second too late; now it reports such a request at the time of its end. Recorded with it on a quiet machine, the site has no false claim.
  - Each wrong number is too small. In the shift planner’s, a save was rejected, and the page then rendered the row of the table again in another place. Its words looked like an explanation.
- **Cinemas**: recorded without the local cloud, with a load of 10 to 27 on two cores. Its current row was recorded again.
  - Version 25 was changed for them: it now finds the rejected voucher and the slow times, and no longer calls the stars of a rating dead. The invisible page is still missed.
  - One of the three false claims with tabs closed was true: the page did respond slowly, because of a control that had been reported.
  - Its wrong number is one visitor, whose clicks were more than a second apart on the busy machine.
- **Museum**: recorded without the local cloud, with a load of 15 to 27 on two cores, and with one decoy more, a tour of the audio guide that is started and left.
  - Its false claim at first in all modes was one fault reported twice: a button that stays busy had two names. A second one on phones called a click slow because the visitor opened another address.
  - In four of its first 20 visits with closed tabs the recorder stopped recording changes, because a snapshot took too long. This explains three wrong numbers and a missed problem, and the home page was slow, as measured (4.0 to 4.7 s). One visit on a phone was recorded without changes as well, which explains the other wrong number.
  - The first recordings have 34/35 · 34/35 and four wrong numbers with the last rules. For its current row, phones and closed tabs were recorded again with four visits at once instead of seven. With 200 ms of latency per file it has 12/12 · 12/12, and its calm day no claim.
- **Sari shop**: recorded without the local cloud, with a load of 15 to 30 on two cores.
  - At first each page had a style sheet of 2 MB, and snapshots took too long: of 20 visits, 14 were recorded without changes of the page for a while, on phones and with closed tabs 17. This explains five of the seven wrong numbers, and two of the missed problems on phones.
  - Six of its fourteen false claims say that a page shifts, which it did: a banner grew when the font arrived. Five name the right form by a name that its author had not expected, so they count as missed and as false. Two are a second report of a fault, from visits without changes. One says that a page responds slowly, as measured.
  - Then its author left out unused styles, made the banner steady, corrected these names, and moved the slow page away from ordinary use. The new recordings have 22/35 · 22/22 with the rules before the shop. The wrong number of its current row is a visit that was recorded without changes of the page. With 200 ms of latency per file it has 12/12 · 12/12 and the same wrong number, and its calm day no claim.
- **Tea shop**: recorded without the local cloud, with a load of 45 to 70 on two cores.
  - All but three of the 19 false claims at first say that something responds slowly or shifts, as measured: a keyboard of the page jumped by half a screen while its sheet opened. Two are a script error of a click that was reported too, from visits whose changes were not recorded. One calls quick taps on a key of the page's keyboard rage clicks, which a script had doubled.
  - On phones a snapshot took too long in eight of 20 visits, so their changes were not recorded. This explains most wrong numbers.
  - Its author corrected three shifts and the places of a few clicks. In the current row, eight of the eleven false claims are about slowness, and three are second reports of the script error.
- **Thermal spa**: recorded without the local cloud, with a load of 25 to 40 on two cores. With closed tabs one visit stopped early.
  - Of its 25 false claims at first, 22 say that a page is slow or shifts, as measured, and three call a form unfinished whose button “Add” had put a voucher into the cart. The shifts of one page come from a list that grows above a table, which its author had not planned.
  - In six of 20 visits in normal mode, two on phones and seven of 19 with closed tabs, a snapshot took too long, so their changes were not recorded for a while. This explains the wrong number, and why a control that ignores the keyboard was reported for one of its two visitors only.
  - Of the problems that are missed in each mode, one is an error that Vue logs while the clicked day is marked as chosen, and one a declined payment that leads back to an empty form without a word.
- **Optician**: recorded without the local cloud, with a load of 25 to 60 on two cores. On phones and with closed tabs 18 of the 20 first visits could be played.
  - Of its thirteen false claims at first, ten say that a page is slow to load or to respond, and one that it shifts, as measured. One is a second report of a fault. One says that a cookie notice doesn't respond, because a script clicked the notice above its button.
  - The five missed problems are two. The library writes the rules of its style sheet again whenever it renders, and the rules passed for words that explain a rejection. A form was emptied after its photo was rejected, with a message.
  - In 16 of the 56 visits a snapshot took too long for a while, because of the library's style sheet of 0.5 MB. This explains most wrong numbers, also of the current row.
  - Its author corrected the script, a decoy and the shift. The new recordings have 29/33 · 29/33 and five wrong numbers with the rules before the optician. On phones 18 visits could be played. The two false claims of the current row are about slowness.
- **Automation tool**: recorded without the local cloud, with a load of 15 to 30 on two cores. In the second recording of normal mode one visit stopped early.
  - Of its seven false claims at first, four are about slowness, as measured, and three are about a check of the status that fails again and again, which the page explains. One of these three blamed a button that visitors had clicked before the check.
  - The missed problem was its author's mistake: on a computer the page shifted by 0.225, which is less than what counts. An ordinary use opened the same page, which explains the wrong number. In the current row the page shifts more and is a page of its own.
- **Apartments**: recorded without the local cloud, with a load of 15 to 30 on two cores. It was written as a hold-out: no rule was changed for it but one, about disabled buttons beside a canvas.
  - Of the misses and false claims at first, two problems per mode are true claims whose words its author had not expected: a price that is left out of a label, and a link to a missing page that is said to fail. They were corrected, and the current row judges the same recordings.
  - In each mode one false claim is about a chat that fails and says so, with a button that sends again. One in normal mode and one with closed tabs are about slowness.
  - Still missed: the main part of a page that a click empties while its header stays; a list that ignores the keyboard (on computers); advertisements that move an article by less than what counts (0.13 to 0.22).
- **Slowness**: up to version 15 most false claims about slowness were true, because the machine had a load of up to 26 on two cores.
  - With tabs closed they were 12 of the 16 false claims about the rental and the bakery.
  - Before they were recorded again, the two sites of November 25 had 13/24 · 13/32. Eleven of the 19 false claims were about slowness.

Corrected problems: some planted problems were changed because no claim could satisfy them, such as one that asked for the name of a control where a request failed.

- At first four: one of the marketplace (counted as wrong above), one of the garden shop (corrected above) and two of the auction house, whose author also stated that three of its problems were not fully blind.
- After version 14: one of the invoicing app.
- With version 24: one of the florist (its days are reported as their calendar) and one of the auction house (its button is reported as the form that it submits).`;
