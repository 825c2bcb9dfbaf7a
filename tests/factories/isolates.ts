/** Removes paired isolate characters around right-to-left labels. Unpaired ones stay, so that tests detect them. */
export const withoutIsolates = (text: string): string =>
  text.replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1');
