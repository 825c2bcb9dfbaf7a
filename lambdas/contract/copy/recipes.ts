import type { Platform } from '../integration.ts';

interface Recipe {
  readonly name: string;
  /** The variant of the script for this place. */
  readonly form: 'html' | 'jsx' | 'tag-manager';
  readonly steps: readonly string[];
}

/** Where to paste the script, per platform. */
export const recipes: Readonly<Record<Platform | 'tag-manager', Recipe>> = {
  plain: {
    name: 'Plain HTML',
    form: 'html',
    steps: [
      'Open the template that all pages share. If there isn’t one, edit each page.',
      'Paste the script on a line of its own right before </head>.',
      'Upload the changed files.',
    ],
  },
  wordpress: {
    name: 'WordPress',
    form: 'html',
    steps: [
      'In the dashboard, open Plugins, add WPCode (or another plugin that inserts header code) and activate it.',
      'Open Code Snippets, then Header & Footer, and paste the script into the Header box.',
      'Save, then clear the cache of your caching plugin if you have one.',
    ],
  },
  shopify: {
    name: 'Shopify',
    form: 'html',
    steps: [
      'Open Online Store, then Themes; next to your theme choose the three dots, then Edit code.',
      'Open layout/theme.liquid, find </head> and paste the script on the line before it.',
      'Save. Checkout pages belong to Shopify and are not recorded.',
    ],
  },
  webflow: {
    name: 'Webflow',
    form: 'html',
    steps: [
      'Open Site settings, then Custom code. It needs a paid plan.',
      'Paste the script into Head code and save.',
      'Publish the site: custom code works on the published site only.',
    ],
  },
  wix: {
    name: 'Wix',
    form: 'html',
    steps: [
      'Open Settings, then Custom Code under Advanced. It needs a Premium plan and a connected domain.',
      'Choose Add Custom Code, paste the script, apply it to All pages, load it once, place it in Head.',
      'Apply, then publish the site.',
    ],
  },
  squarespace: {
    name: 'Squarespace',
    form: 'html',
    steps: [
      'Open Pages, scroll down to Website Tools and open Code Injection. The smallest plans don’t include it.',
      'Paste the script into Header.',
      'Save. The change is live at once.',
    ],
  },
  next: {
    name: 'Next.js',
    form: 'jsx',
    steps: [
      'With app/layout.tsx, paste the script inside <head>, and add that element if there isn’t one.',
      'With pages/_document.tsx, paste it between <Head> and </Head>.',
      'Deploy. With a content security policy, allow the script’s host in script-src and connect-src.',
    ],
  },
  'tag-manager': {
    name: 'Google Tag Manager',
    form: 'tag-manager',
    steps: [
      'Create a tag of the type Custom HTML and paste the script. It differs from the one above: a tag manager drops attributes.',
      'Choose the trigger All Pages, then submit and publish the container.',
      'Open your website once in a new tab; we detect a tag from a tag manager once it has loaded there.',
    ],
  },
};

export const recipeWords = {
  strict: 'Strict privacy mode',
  strictHint:
    'Once a visitor types something, we record only text that was already on the page, so recordings show less. Without this mode, what visitors type is still always hidden, and repeats of it elsewhere are masked where we recognize them.',
  label: 'Where to paste it',
  detected: (name: string) => `Your website looks like ${name}.`,
};
