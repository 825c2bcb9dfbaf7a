/** What the deterministic writer advises about one issue: what may help, and one line of what to look at first. */

/** One suggestion an issue; the best first, the others for the second and third of a kind in one mail. */
export const suggestions = {
  cause: (element: string) => [
    `Have the error repaired first; ${element} should work again with it.`,
    `Show the recording to whoever maintains the script behind ${element}.`,
  ],
  failedCause: (element: string) => [
    `Look into the failed request first, and let ${element} say so when it fails.`,
    `Ask whoever runs the server about the request behind ${element}.`,
  ],
  blank: (page: string) => [
    `Follow the recording to the moment ${page} goes blank, and hand it to whoever maintains the scripts.`,
    `Let ${page} keep its content, with a short message, when one of its parts fails.`,
  ],
  errorClick: (element: string) => [
    `Try ${element} the way the recording shows, and show a clear message when it cannot do its work.`,
    `Follow the recording to where ${element} fails; the step before it usually holds the reason.`,
  ],
  unanswered: (element: string) => [
    `Let ${element} show at once that it was pressed, or say why it cannot go on.`,
    `Press ${element} yourself on the kind of device in the recording, and see what is missing.`,
  ],
  late: (element: string) => [
    `Let ${element} show at once that it is working on it.`,
    `Find out what ${element} waits for; a sign of progress helps until then.`,
  ],
  deadLink: (element: string) => [
    `Give ${element} an address, or turn it into plain text.`,
    `Check where ${element} is meant to lead.`,
  ],
  deadOther: (element: string) => [
    `Make ${element} lead where people expect, or let it look less like something to press.`,
    `A link behind ${element} would give these presses a place to go.`,
  ],
  scriptError: (page: string) => [
    `Hand the recording to whoever maintains the scripts of ${page}; it shows what came before the error.`,
    `Check what changed in the scripts of ${page} before the error first came.`,
  ],
  foreign: (page: string) => [
    `See which services are built into ${page}, and take out what you no longer use.`,
    `Switch the services on ${page} off one by one until the error is gone.`,
  ],
  missing: (path: string) => [
    `Put ${path} back, or take out what asks for it.`,
    `Check whether ${path} was renamed.`,
  ],
  request: (path: string) => [
    `Ask whoever runs the server why ${path} fails, and let the page say so when it does.`,
    `Look for ${path} in the server's log at the time of the recording.`,
  ],
  field: (label: string) => [
    `Ask yourself whether "${label}" is needed; if it is, say beside it what it is for.`,
    `See in the recording what happens at "${label}", and explain it there.`,
  ],
  refused: (label: string) => [
    `Say beside "${label}" what it accepts, before it refuses something.`,
    `Accept more ways of writing what "${label}" asks for.`,
  ],
  form: (page: string) => [
    `Shorten the form on ${page} to what you cannot do without.`,
    `Watch where people stop in the form on ${page}; the last thing they touch is the one to change.`,
  ],
  quickBack: (page: string) => [
    `Compare what the link to ${page} promises with what the page shows first.`,
    `Name the link to ${page} after what is really there.`,
  ],
  scroll: (page: string) => [
    `Put what people look for on ${page} near the top, or begin with a short list of contents.`,
    `Headings that stand out would help people find their place on ${page}.`,
  ],
  slowLCP: (page: string) => [
    `A smaller main picture usually helps ${page} most.`,
    `Load what is first seen of ${page} before everything else.`,
  ],
  slowINP: (page: string) => [
    `Let ${page} answer the press first and do the heavy work after it.`,
    `Look for a script on ${page} that works too long when something is pressed.`,
  ],
  slowCLS: (page: string) => [
    `Give the pictures and notices of ${page} their size in advance.`,
    `Reserve the space for what arrives late on ${page}.`,
  ],
};

/** One line of the list "What to focus on today". */
export const focus = {
  repair: (element: string, page: string) => `Repair ${element} on ${page}.`,
  look: (element: string, page: string) => `Try ${element} on ${page} yourself.`,
  dead: (element: string, page: string) => `Give ${element} on ${page} something to do.`,
  link: (element: string, page: string) => `Give ${element} on ${page} an address.`,
  blank: (page: string) => `Find out what empties ${page}.`,
  error: (page: string) => `Have the script error on ${page} looked at.`,
  request: (page: string) => `Find out why the request on ${page} fails.`,
  missing: (page: string) => `Put back the missing file of ${page}.`,
  form: (page: string) => `Make the form on ${page} easier to finish.`,
  back: (page: string) => `Look at what ${page} shows first.`,
  find: (page: string) => `Help people find their place on ${page}.`,
  speed: (page: string) => `Make ${page} quicker.`,
  steady: (page: string) => `Keep ${page} from jumping.`,
};
