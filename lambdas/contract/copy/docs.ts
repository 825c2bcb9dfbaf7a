/** The public page for the developer of a customer's website: what the tag does, and what it never does. */
export const trackerDocs = {
  title: 'The tracking script',
  lead: 'For the developer of your website: what the script does, how to steer it, and what it never records.',
  copy: 'Copy',
  copied: 'Copied!',
  tag: {
    title: 'The tag',
    text: 'Paste it once into the head section of every page, as it is shown in your account. It loads without holding up the page. It works on the connected domain only, with or without www, and does nothing on any other host.',
    label: 'In the head section',
    code: (origin: string) => `<script async src="${origin}/tracker/v1/loader.js"
  data-visitor-id="shop.example-00000000-0000-4000-8000-000000000000"></script>`,
    note: 'Your own tag carries a fixed file name and its hash, so that a browser refuses anything else. Copy it from “Connect your website”.',
  },
  attributes: {
    title: 'Attributes',
    caption: 'Attributes of the tag and of elements',
    name: 'Attribute',
    where: 'Where',
    meaning: 'What it does',
    rows: [
      ['data-visitor-id', 'the tag', 'Your site and account. Needed.'],
      [
        'data-consent="required"',
        'the tag',
        'Nothing is loaded, stored or sent before your page calls reveille.consent("granted").',
      ],
      [
        'data-reveille-mask',
        'any element',
        'Its text becomes asterisks; titles, labels, links and data attributes in it are left out. Put it around an editor that draws what is typed by itself, such as a code editor or a spreadsheet.',
      ],
      [
        'data-reveille-block',
        'any element',
        'The element is left out altogether. An empty box of its size stays.',
      ],
      [
        'data-reveille-ignore',
        'any element',
        'What people do with it is not told: no clicks, no field events.',
      ],
      [
        'data-reveille-no-rage',
        'any element',
        'Quick clicks on it are part of its use, as on a plus and minus button, and no sign of anger.',
      ],
    ],
  },
  consent: {
    title: 'Consent',
    text: 'Add data-consent="required" to the tag and call one of these from your consent banner, on every page. Before consent there is no request for the recorder and no entry in the browser’s storage. Taking consent back ends the recording at once and removes what was stored. Do Not Track and Global Privacy Control are always honoured.',
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
      'What anybody types: values of fields, text areas and editable regions stay in the browser, and so does their length.',
      'Hidden fields, and what a server wrote into a field before the page was shown.',
      'What was typed and appears again elsewhere on the page, from four characters on, and the names of chosen files.',
      'Email addresses and card numbers, wherever they stand: in texts, attributes, links, titles and error messages.',
      'Values in addresses, except utm parameters; fragments that look like tokens.',
      'What frameworks leave in data attributes for themselves: lists and objects written as JSON.',
      'Canvas drawings, frames of other sites, the contents of requests and answers.',
    ],
  },
  cost: {
    title: 'What it costs your page',
    items: [
      'A loader of about one kilobyte; then the recorder, about 32 kB, once a browser.',
      'Beside rrweb’s own recorder with its usual options, in the same browser: between eight and nine tenths of its script time on a page of 500 or of 5,000 elements, a quarter of it where a page never stops changing.',
      'On an ordinary page about 60 kB are sent for a minute of use, the first within two seconds.',
      'Changes of a page are told five times a second at most and never take more than about a twentieth of its time.',
      'A page of more than 50,000 elements, or one whose picture takes more than half a second, is recorded as events only. Your report says so.',
      'A page that nobody uses for five minutes, and a hidden one, is no longer looked at. An idle page sends nothing.',
      'No cookie. At most two entries in the tab’s storage and one in the browser’s; their names begin with reveille.',
    ],
  },
  robots: {
    title: 'Robots and tests',
    text: 'A browser that says it is automated is counted apart and not recorded. To see your own visit recorded, open your site in an ordinary browser.',
  },
  help: 'Something is missing?',
  contact: 'Write to us',
};
