/** What the deterministic writer advises about one issue: one action, and one line for the list of what to focus on. */
/** One suggestion an issue; the best first, the others for the second and third of a kind in one mail. */
export const suggestions = {
  cause: (element: string) => [
    `Send the developer notes to the person who maintains your site: fixing this error should get ${element} working again.`,
    `Ask your developer to fix the error behind ${element}; the developer notes have the details.`,
  ],
  failedCause: (element: string) => [
    `Send the developer notes to the person who runs your server: the request behind ${element} fails.`,
    `Ask your developer why the request behind ${element} fails.`,
  ],
  blank: (page: string) => [
    `Send the developer notes to the person who maintains ${page}: the clip shows the moment it turns blank.`,
    `Ask your developer to show a message on ${page} when one of its parts fails.`,
  ],
  errorClick: (element: string) => [
    `Follow the clip and try ${element} yourself, then show visitors a message that tells them what to do next.`,
    `Ask your developer to follow the steps to ${element} in the developer notes.`,
  ],
  unanswered: (element: string) => [
    `Try ${element} yourself, and show a message next to it when something goes wrong.`,
    `Try ${element} on the device from the clip, and show a loading or success state after each click.`,
  ],
  hardToHit: (element: string) => [
    `Make ${element} at least 24 pixels wide and high, or leave more space around it.`,
    `Try ${element} with your thumb on a phone.`,
  ],
  keyboardTrap: (element: string) => [
    `Let the Tab key move on from ${element} to the rest of the page.`,
    `Move through the page with the Tab key alone and see where it stops.`,
  ],
  keyboard: (element: string) => [
    `Make ${element} a real button or link, so that it works with the keyboard too.`,
    `Try ${element} with the Enter key, without a mouse.`,
  ],
  late: (element: string) => [
    `Show a loading state as soon as ${element} is clicked.`,
    `Ask your developer what ${element} waits for.`,
  ],
  deadLink: (element: string) => [
    `Link ${element} to a page, or make it plain text.`,
    `Check where ${element} should lead, and add that link.`,
  ],
  deadOther: (element: string) => [
    `Link ${element} to what people expect, or make it look less like a button.`,
    `Add a link to ${element}, so that these clicks lead somewhere.`,
  ],
  scriptError: (place: string) => [
    `Send the developer notes to the person who maintains the scripts ${place}.`,
    `Ask your developer what changed ${place} before this error first appeared.`,
  ],
  foreign: (place: string) => [
    `Remove the third-party widgets ${place} that you no longer use.`,
    `Turn off the third-party widgets ${place} one by one until the error is gone.`,
  ],
  missing: (path: string) => [`Upload ${path} again, or remove what links to it.`],
  request: (path: string) => [
    `Ask the person who runs your server why ${path} fails.`,
    `Show a message when ${path} fails, so visitors know what to do.`,
  ],
  field: (label: string) => [
    `Make “${label}” optional, or say next to it why you need it.`,
    `Watch the clip at “${label}” and add a short hint there.`,
  ],
  rejected: (label: string) => [
    `Say next to “${label}” which format it accepts.`,
    `Accept more ways of writing “${label}”.`,
  ],
  form: (form: string) => [
    `Remove the fields you don’t need from ${form}.`,
    `Watch where people stop in ${form}, and make that field optional.`,
  ],
  quickBack: (page: string) => [
    `Compare what the link to ${page} promises with what the page shows first.`,
    `Rename the link to ${page} after what is really there.`,
  ],
  scroll: (page: string) => [
    `Move what people look for on ${page} to the top, or start with a short table of contents.`,
    `Add clear headings to ${page}.`,
  ],
  slowLCP: (page: string) => [
    `Use a smaller main image on ${page}.`,
    `Ask your developer to load the top of ${page} first.`,
  ],
  slowINP: (page: string) => [
    `Ask your developer which script on ${page} blocks clicks.`,
    `Remove the scripts on ${page} that you don’t need.`,
  ],
  slowCLS: (page: string) => [
    `Ask your developer to give the images and banners on ${page} a fixed size.`,
    `Ask your developer to reserve space for what loads late on ${page}.`,
  ],
};

/** One line of the list "What to focus on today". */
export const focus = {
  repair: (element: string, place: string) => `Fix ${element} ${place}.`,
  look: (element: string, place: string) => `Try ${element} ${place} yourself.`,
  dead: (element: string, place: string) =>
    `Make ${element} ${place} clickable, or make it look like text.`,
  link: (element: string, place: string) => `Link ${element} ${place} to a page.`,
  blank: (page: string) => `Find out why ${page} turns blank.`,
  error: (place: string) => `Have your developer look at the script error ${place}.`,
  request: (place: string) => `Find out why a request ${place} fails.`,
  missing: (place: string) => `Replace the missing file ${place}.`,
  form: (form: string) => `Make ${form} easier to finish.`,
  back: (page: string) => `Check what ${page} shows first.`,
  find: (page: string) => `Make ${page} easier to scan.`,
  speed: (page: string) => `Make ${page} faster.`,
  steady: (page: string) => `Keep ${page} from shifting while it loads.`,
};
