/** A Vue component as source: its template, and what stands beside it. */
export const component = (name: string, template: string, rest: string): string =>
  `const ${name} = { name: '${name}', template: ${JSON.stringify(template)}, ${rest} };`;

/** The bar above every page. */
export const top = (title: string, buttons = ''): string => `<ion-header><ion-toolbar>
  <ion-buttons slot="start"><ion-menu-button menu="side" auto-hide="false" class="menu-button" aria-label="Open the menu"></ion-menu-button></ion-buttons>
  <ion-title>${title}</ion-title>
  <ion-buttons slot="end">${buttons}<basket-button></basket-button></ion-buttons></ion-toolbar></ion-header>`;
