import { passingRepeats } from './passing-repeats.ts';

/** The public page for developers of customers' websites: what the tag does, and what it never does. */
export const trackerDocs = {
  title: 'The tracking script',
  lead: 'For the developer of your website: what the script does, how to configure it, and what it never records.',
  copy: 'Copy',
  copied: 'Copied!',
  tag: {
    title: 'The tag',
    text: 'Paste it once into the head section of every page, as it is shown in your account. It loads without holding up the page. It works on the connected domain only, with or without www, and does nothing on any other host.',
    label: 'In the head section',
    code: (origin: string) => `<script async src="${origin}/tracker/v1/loader.js"
  data-visitor-id="shop.example-00000000-0000-4000-8000-000000000000"></script>`,
    note: 'The address never changes, so fixes reach your pages within five minutes. The loader behind it is small; it pins the recorder by its hash, and the browser rejects any other content. Copy your own tag from “Connect your website”.',
  },
  attributes: {
    title: 'Attributes',
    caption: 'Attributes of the tag and of elements',
    name: 'Attribute',
    where: 'Where',
    meaning: 'What it does',
    rows: [
      ['data-visitor-id', 'the tag', 'Your site and account. Required.'],
      [
        'data-consent="required"',
        'the tag',
        'Nothing is loaded, stored or sent before your page calls reveille.consent("granted").',
      ],
      [
        'data-privacy="strict"',
        'the tag',
        'Strict privacy mode: after a visitor first types something, no text leaves the page unless it was on the page before.',
      ],
      [
        'data-reveille-mask',
        'any element',
        'Its text becomes asterisks. Everything else in it that could be read is left out: titles, labels, links, picture addresses, ids, data attributes and text in styles. Class names stay. It also applies inside web components and frames, and when you add it later. Put it around anything that draws typed text itself, such as a spreadsheet.',
      ],
      [
        'data-reveille-block',
        'any element',
        'The element is left out, with everything in it and everything that happens in it. An empty box of its size stays.',
      ],
      [
        'data-reveille-ignore',
        'any element',
        'What people do with it is not recorded: no clicks, no field events.',
      ],
      [
        'data-reveille-no-rage',
        'any element',
        'Quick clicks are part of using it, as with plus and minus buttons, so they don’t count as rage clicks.',
      ],
    ],
  },
  consent: {
    title: 'Consent',
    items: [
      'Four consent platforms are followed automatically: Google Consent Mode (analytics_storage), Shopify Customer Privacy, the WP Consent API (statistics) and IAB TCF v2 (purposes 1 and 8). If one is on the page, nothing is recorded or stored until it grants consent; only a small file that reads its state is loaded.',
      'For any other banner, and for one that is added after the page has loaded, add data-consent="required" to the tag and make one of the calls below on every page.',
      'Before consent there is no request for the recorder and no entry in the browser’s storage.',
      'Granted starts recording from then on. Denied deletes everything we stored in the browser and drops what was not sent yet. They can follow each other in any order.',
      'Once your page has made one of these calls, consent platforms are ignored.',
      'Do Not Track and Global Privacy Control are always honored.',
    ],
    label: 'From your consent banner',
    code: `reveille.consent('granted')
reveille.consent('denied')
reveille.stop()`,
  },
  policy: {
    title: 'Content security policy',
    text: 'If your site sends a policy, allow our origin in these two lines. With Trusted Types, allow the policy name reveille. The script needs neither unsafe-inline nor unsafe-eval, no frame and no worker.',
    label: 'Content-Security-Policy',
    code: (origin: string) => `script-src ${origin};
connect-src ${origin};
trusted-types reveille;`,
  },
  never: {
    title: 'What is never recorded',
    items: [
      'What a visitor types, and how long it is: the contents of fields, text areas, editable regions and editors stay in the browser. This includes code editors that draw text by themselves, custom elements, and fields in frames of your site.',
      'What a visitor chooses in a list box, and the names of chosen files. Whether a checkbox or radio button is checked is recorded, and so is the path of the pointer.',
      'Hidden fields, and what a server wrote into a field before the page was shown.',
      'Everything you mark with data-reveille-block, data-reveille-mask or data-reveille-ignore.',
      'Email addresses and card numbers, wherever they appear: in texts, attributes, links, titles and error messages.',
      'Values in addresses, except utm parameters; fragments that look like tokens.',
      'What frameworks leave in data attributes for themselves: lists and objects written as JSON.',
      'Canvas drawings, sound and video, frames of other sites, the contents of requests and responses.',
    ],
  },
  repeats: {
    title: 'Repeats of typed text',
    items: [
      'Default mode: when your page repeats typed text elsewhere (a greeting, “results for …”, a link), we mask it where we recognize it: whole values, lines, single words, other cases and number formats, slugs, and on the next page of the same tab. This is best effort. A repeat that was translated, reordered or put together from parts can pass.',
      `These kinds of repeats are known to pass in the default mode. Text that was typed and then shown: ${Object.values(passingRepeats).join('; ')}. Strict mode hides all of them.`,
      'Strict mode (data-privacy="strict"): after the visitor’s first input, no text leaves the page except strings that were on the page before it. That covers every kind of repeat, on this page, in its frames and on later pages of the visit. Page paths, titles and error messages that first appear after it are hidden as well, so reports can say less.',
    ],
  },
  cost: {
    title: 'What it costs your page',
    items: [
      'A loader of about two kilobytes; then the recorder, about 36 kB, once per release and browser.',
      'Compared with rrweb’s own recorder with its usual options, in the same browser: somewhat more script time on a page of 500 elements, less than half on a page of 5,000, and about a tenth on a page that never stops changing.',
      'On an ordinary page about 30 kB are sent for a minute of use, the first within two seconds.',
      'Page changes are captured at most five times per second and take at most about a twentieth of the page’s time.',
      'A page of more than 50,000 elements, or one whose snapshot takes more than half a second, is recorded as events only. Your report says so.',
      'A page that is hidden, or idle for five minutes, is no longer recorded. An idle page sends nothing.',
      'No cookie. At most three entries in the tab’s storage and two in the browser’s; their names begin with reveille. They hold random ids, unsent recordings and hashes of typed words, never what was typed.',
    ],
  },
  robots: {
    title: 'Robots and tests',
    text: 'A browser that identifies itself as automated is counted separately and not recorded. To see your own visit recorded, open your site in an ordinary browser.',
  },
  help: 'Something is missing?',
  contact: 'Write to us',
};
