/** What was measured on November 27, for `page.ts`. */
export const november27 = `### A campervan rental and a bakery, November 27

The rental is an app with React, MUI and its date pickers and data grid, Formik, notistack, Leaflet and a card form in a frame, in Spanish. The bakery takes orders through an app with Ionic and Vue: shadow trees everywhere, and former pages that stay in the document. Their authors had read neither the rules nor other problems than the bookshop’s. Judged with version 12 of the rules and the tracker of the day before; the row of closed tabs was recorded on a machine with a load of 15:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the rental | normal | 11 of 12 (92 %) | 11 of 11 (100 %) | 0 | 0 |
| | phone | 10 of 11 (91 %) | 10 of 10 (100 %) | 0 | 0 |
| | tab closed | 11 of 12 (92 %) | 11 of 18 (61 %) | 1 | 0 |
| the bakery | normal | 9 of 12 (75 %) | 9 of 13 (69 %) | 0 | 0 |
| | phone | 9 of 11 (82 %) | 9 of 12 (75 %) | 1 | 0 |
| | tab closed | 10 of 12 (83 %) | 10 of 19 (53 %) | 3 | 0 |

Of the 16 false claims with closed tabs, twelve say that a page is slow, which was true there. The other false claims, in all modes: a form besides its dead button, because no form element surrounds them; clicks on the layer that a failed request left open; leaving a page at once because it failed; a stepper that ignores two clicks at its maximum; a page that was replaced just before a request failed. Missed: a card whose content a component shows in a button of its shadow tree, a form that rejects a number through an unlabeled button, a page that is empty for five seconds behind its title, and a search on a page that scrolls to its top when it opens. With version 13 of the rules and the changed tracker, recorded again:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the rental | normal | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| | phone | 11 of 11 (100 %) | 11 of 11 (100 %) | 0 | 0 |
| | tab closed | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| the bakery | normal | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| | phone | 11 of 11 (100 %) | 11 of 11 (100 %) | 0 | 0 |
| | tab closed | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |

### A cheese shop and a helpdesk, November 27

The cheese shop is built like the theme of a hosted platform: pages from a server, custom elements, sections that are fetched and replaced, Swiper, PhotoSwipe, flatpickr, and ten apps as separate scripts, in French. The helpdesk is a product with React Aria, Lexical, Zustand, a virtual list and a socket. Their authors had read neither the rules nor other problems than the bookshop’s. Recorded on a machine with a load of 6 to 15, judged with version 13 of the rules:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the cheese shop | normal | 11 of 12 (92 %) | 11 of 12 (92 %) | 0 | 0 |
| | phone | 10 of 11 (91 %) | 10 of 11 (91 %) | 0 | 0 |
| | tab closed | 10 of 12 (83 %) | 10 of 11 (91 %) | 0 | 0 |
| the helpdesk | normal | 8 of 12 (67 %) | 8 of 10 (80 %) | 2 | 0 |
| | phone | 7 of 11 (64 %) | 7 of 8 (88 %) | 2 | 0 |
| | tab closed | 8 of 12 (67 %) | 8 of 10 (80 %) | 1 | 0 |

The cheese shop’s false claim is an error in another website’s script. The helpdesk’s: a missing photo as a failed request, and a form that could not be finished because the keyboard was stuck in it. Missed: forms that reject an address or a telephone number twice; dead buttons of React Aria, whose attributes say that they are pressed and focused; Escape in a dialog while messages come and go elsewhere. Seven of eight rejected replies were not counted, because a number on a badge passed for an explanation. The same recordings with version 14:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the cheese shop | normal | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| | phone | 11 of 11 (100 %) | 11 of 11 (100 %) | 0 | 0 |
| | tab closed | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| the helpdesk | normal | 11 of 12 (92 %) | 11 of 11 (100 %) | 1 | 0 |
| | phone | 10 of 11 (91 %) | 10 of 10 (100 %) | 1 | 0 |
| | tab closed | 11 of 12 (92 %) | 11 of 11 (100 %) | 1 | 0 |

The wrong numbers are visitors for whom typing was slow because the machine was busy. Missed: an empty article that visitors leave at once, because its address is one of a list’s.

### An invoicing app and a ceramics shop, November 27

The invoicing app is a product as startups build it: React, TanStack Router and Query, components like those of shadcn/ui on Radix, cmdk, vaul, motion, a card form in a frame. The ceramics shop is built like a self-hosted WooCommerce shop, in Italian: pages and forms from a server, jQuery with blockUI, select2, slick and flexslider, plugins that are held back until the first interaction. Their authors had read neither the rules nor other problems than the bookshop’s. Judged with version 14 of the rules, on a machine with a load of 4 to 15:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the invoicing app | normal | 8 of 12 (67 %) | 8 of 11 (73 %) | 0 | 0 |
| | phone | 7 of 11 (64 %) | 7 of 10 (70 %) | 0 | 0 |
| | tab closed | 8 of 12 (67 %) | 8 of 11 (73 %) | 0 | 0 |
| the ceramics shop | normal | 11 of 12 (92 %) | 11 of 13 (85 %) | 0 | 0 |
| | phone | 10 of 11 (91 %) | 10 of 13 (77 %) | 1 | 0 |
| | tab closed | 11 of 12 (92 %) | 11 of 13 (85 %) | 0 | 0 |

The invoicing app’s three false claims were right about what happened but not about the control: a switch without its name, a transparent “Dismiss” in place of the button below it, and a failed upload, whose problem asked for the name of a button (corrected since). Missed besides these: a form that rejects a company without a VAT number. The shop’s: a checkout that was left after two fields, which it was; a feed of photos that fails, which its author calls harmless; and, on phones, scrolling up and down the checkout. Missed: a form whose server rejects every telephone number. With version 15 of the rules and the changed tracker, recorded again in normal mode:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the invoicing app | normal | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 0 |
| the ceramics shop | normal | 12 of 12 (100 %) | 12 of 14 (86 %) | 0 | 0 |

The judgments of the other twenty-two stored recordings did not change.

### An academy and a group of clinics, November 27

The academy sells courses for cooking and wine; its components are rendered by the server and morphed into the page, as Laravel’s Livewire and Alpine do it. The Dutch clinics have an app with React, Chakra UI, React Router’s loaders and actions, React Hook Form and TanStack Query. Their authors had read neither the rules nor other problems than the bookshop’s; the academy’s author saw the subject of one commit at the end. Recorded on a machine with a load of 10 to 25. The academy was judged with version 18 of the rules, the clinics with version 19, whose rule for empty pages came from the academy:

| Site | Mode | Recall | Precision | Wrong numbers | Wrong severities |
|---|---|---|---|---|---|
| the academy | normal | 11 of 12 (92 %) | 11 of 11 (100 %) | 0 | 0 |
| | phone | 10 of 11 (91 %) | 10 of 10 (100 %) | 0 | 0 |
| | tab closed | 11 of 12 (92 %) | 11 of 11 (100 %) | 0 | 0 |
| the clinics | normal | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 1 |
| | phone | 11 of 11 (100 %) | 11 of 12 (92 %) | 0 | 1 |
| | tab closed | 12 of 12 (100 %) | 12 of 12 (100 %) | 0 | 1 |

Missed: a certificate that opens as a white page without any error, which version 19 finds. The false claim says that the home page is slow to respond, which was true there. The wrong severity: of two visitors whose message is never sent, each clicked four times, and fewer than three visitors may click by accident. The academy’s report called a button by the words that it shows while it is busy (“Saving profile ...”); version 19 uses its usual name. The judgments of the other twenty-eight stored recordings did not change with version 19.

### A shop that other people wrote, November 27

\`npm run campaign -- real-shop\` visits django-oscar with its templates and scripts from PyPI: four ordinary visits, and seven in which the shop fails, each on a computer and on a phone. With version 14, ordinary visits were right on a calm machine, and these were wrong:

- On a busy machine a page took more than half a second to record, so its changes were not recorded from then on. A star that filled and a form that showed its messages were dead clicks.
- After a form, whose page comes back with a missing picture, its button was blamed for the picture.
- A product whose page took eight seconds was a dead link.
- Three faults left no trace: a button that says “Adding…” forever, a form that ends in an error page of the server, and a link to a page that is gone. Such pages do not contain the script.

With version 15, all 22 visits have exactly the signals of what happened.

### Eight more apps that other people wrote, November 27

pretix (a ticket shop), WordPress with four themes, MediaWiki, DokuWiki, Ghost, Directus, Actual Budget, and a Next.js storefront (vercel/commerce with a mock of Shopify) ran on the test machine. They were visited as people do, and then made to fail: 116 ordinary visits and 93 with a fault, most of them with a mouse. The machine was busy, so claims about slowness were left out. These are no campaigns: the apps take long to install.

Most faults were found with the right page and control. What was wrong, and is right with version 16:

| Claim | App |
|---|---|
| a failed request on each page with a picture that has no address yet | WordPress |
| a form that was sent with Enter in a frame, or after typing a word that is also a tag or an id (“12 Main Street”), was unfinished | Ghost, Directus, Next.js |
| a form was unfinished although none of its fields was filled in: the browser had marked them | pretix |
| a search box without a type was an unfinished form | Actual Budget |
| pages left right away: photos, photos in a dialog with an address, items of one list with names, pages of one list | WordPress, Next.js |
| a dead click on a menu that the pointer had opened already, and on a calendar file | WordPress, pretix |
| rage clicks on a stepper whose change was reported with the next press | Next.js |
| failed requests for pages that were fetched in advance | Next.js |
| a scroll up and down that the page made, to the message after a submit | ceramics shop |

Missed, and found with version 16: a click that the server never answers behind a “please wait” dialog; a form that the server returns, or accepts without effect, three times; a button that a required field blocks out of sight; a transparent layer on pages that reset borders; a search that ends in an error page; a first click that only moved a focus mark; a message that only screen readers get; a button that moves away from its click, because the field before it shows its message.

Still missed: changes that are taken back after a failure (a quantity, a like), a link to a fragment that a missing script should handle, an endless request whose page says that it is loading, spinners in frames and in animated SVG, and images that promise to zoom. An error up to 2 s after a click is still blamed on this click, even if the pointer caused it.

### Twelve more apps that other people wrote, November 27

Redmine, Roundcube, HotelDruid (Debian), EverShop, NodeBB (npm), Odoo’s shop, Indico (Python), and built apps in frameworks that had been missing: Sakai (Angular, PrimeNG), a Nuxt UI dashboard, RealWorld (SvelteKit), AstroWind (Astro) and Excalidraw. They were visited as people do, and then made to fail: 163 ordinary visits and 167 with a fault, most of them with a mouse; about ten faults had no effect. The machine was busy, so claims about slowness were left out. No typed text left the browser.

Most faults were found with the right page and control. What was wrong, and is right with version 17:

| Claim | App |
|---|---|
| each completed checkout or contact form was unfinished, because its script sends it: a button that is a link, a list that sends itself, a page that comes after more than a second | Odoo, Redmine, Roundcube |
| a 404 by which a server says that a name is free was a failed request | NodeBB |
| two products that were compared from their collection were left right away | a Nuxt shop |
| Space on a link was a barrier; Escape was blamed on an empty dialog | Sakai |
| a button had moved away, although the visitor corrected its field first | Sakai |
| an app in a fixed layer was one large dialog, so its dead buttons were critical | Nuxt dashboard |
| one failed deployment was twenty missing files | Nuxt, Astro |
| a page that became an error page “turned blank” | RealWorld |
| a login that took seven seconds was a dead button | Indico |
| a link that hides an email address from bots was a dead click | Redmine |

Missed, and found with version 17: a dead button after a field was left, because the field’s marks looked like a response; clicks on links to a script without effect; forms whose script only disables the button; forms that the server marks as invalid by a class; fields with generated ids; searches that are sent with Enter and end in an error page; videos and sounds that do not play.

Two faults of the recorder: behind a service worker, browsers drop most requests of a page that is left, so these batches are stored for the next page as well; and a page that stops events on its document hid its clicks.

Still missed, besides what the section above names: a form in a frame that ends in an error page; a list that never arrives, without any loading text; a page that fades out and never comes back; a server that returns the same form again and again without a word, a mark and an email address.

### Eleven more apps that other people wrote, November 27

OpenCart, Medusa’s storefront (Next.js), Polymer’s shop (web components), Node-RED, JupyterLab, Label Studio, Easy!Appointments, Wagtail’s bakery, Ionic’s conference app, Ember’s super rentals, and an app in Streamlit. They were visited as people do, and then made to fail: 108 ordinary visits and 126 with a fault, a third of them with a finger; about twenty faults had no effect. The machine was busy, so claims about slowness were left out. No typed text left the browser.

Most faults were found with the right page and control. What was wrong, and is right with version 18:

| Claim | App |
|---|---|
| every page was “/index.php”, so checkouts and orders were not recognized | OpenCart |
| a completed order was unfinished, because the next page came a second after the click without a request of the shop | Medusa |
| every application sent over a socket was unfinished | Streamlit |
| a function was unfinished although “Done” closed its form, whose fields were behind a tab | Node-RED |
| a filter that follows the typing was “sent without effect” with Enter | Ember |
| products and rentals that were compared were left right away: the list and the items have different first names, or the list is the home page | Polymer, Ember |
| a dead click on a size that a class marks as selected | OpenCart |
| a menu that opens on the press seemed to open before the click | JupyterLab |
| /checkout/cart counted as a checkout, and /order/:id/confirmed did not end an order | Medusa |

Missed, and found with version 18: a button that covers the page with an empty layer while its request never ends; an endless “Add to cart” whose large spinner also disables other buttons; “Add to Cart” whose spinner comes and goes without a result, clicked twice; dead buttons near a code editor; covered controls of a page that polls; repeated taps whose pressed look passed for a response; error pages that contain the script; searches and buttons that end in an error page; forms whose script marks an email address by a class. Fields whose label beside them lacks an id have names now, and so have buttons whose text a framework splits (“Reviews (12)” instead of “Reviews ( 12 )”).

Still missed, besides what the sections above name: requests over sockets, such as a page whose socket never opens; a button that does nothing and is clicked again after more than seven seconds; controls that ignore the pointer by their style; clicks that the page hides by a listener on the window that was there first. A request in the background that fails after a click is blamed on its button although its dialog opened.

### Nine more apps that other people wrote, November 27

Shopify’s Dawn theme with unchanged scripts (on a stand-in of Shopify’s server), Vendure with its Remix storefront, Vaadin’s CRM, PrimeFaces’ showcase, NiceGUI, a shop in Gradio, a Next.js SaaS starter, Docusaurus with Tabler’s dashboard, and StartBootstrap’s Agency. About 117 ordinary visits and 109 with a fault, some 40 of them with a finger; about 45 stopped early, and on the busy machine part of the Dawn recordings had no changes of the page. Not reached: Vendure’s checkout, Strapi beyond its login, and apps whose package registries are closed here. No typed text left the browser.

Most faults were found with the right page and control. What was wrong, and is right with version 19:

| Claim | App |
|---|---|
| “Check out” was left right away, and a cart problem ended visits, by visitors who went on to Shopify’s checkout, which has no script | Dawn |
| an error in an inline script was one issue per page | Dawn |
| eight missing pictures of one page were eight issues | Dawn |
| a request that was aborted and sent again before the recorder loaded got no answer | Remix |
| Escape was blamed on a dialog that is not shown, which was critical | PrimeFaces |
| “add Add row”: names of icon fonts were part of a button’s name; color filters were “a checkbox” | NiceGUI, Dawn |
| pages that a menu fetches in advance were failed requests | Next.js |
| nine visitors “got an error”, of whom six only saw nothing happen | Gradio |

Missed, and found with version 19: error pages of forms that a script sends without a submit event; endless requests behind a button that only a class marks as disabled; “Application error” on small pages, and crashes right after a page change; a button that only turns gray.

Still missed, besides what the sections above name: a loading indicator of the whole page that comes and goes without a result counts as a response; a spinner that stays although its request succeeded; messages that a validation script hides again when a field is left. One missing library can be several issues (its file, and each control that it should have served).
`;
