/** A text without the marks around right-to-left labels. A mark without its counterpart stays, so that a law finds it. */
export const withoutIsolates = (text: string): string =>
  text.replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1');
