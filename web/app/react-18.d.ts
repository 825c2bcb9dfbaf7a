import 'react';

declare module 'react' {
  interface CSSProperties {
    /** React 18 would make a number one of pixels, which a browser ignores without a word. */
    scale?: string;
  }
}
