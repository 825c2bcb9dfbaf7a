const paths = {
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  user: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21c0-5 4-7 9-7s9 2 9 7z',
  heart: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z',
  cart: 'M2 3h3l1 3h16l-3 10H8L4 5H2zm7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  chat: 'M12 2a10 10 0 0 0-8.600 15L2 22l5-1.400A10 10 0 1 0 12 2zM7 9h10v2H7zm0 4h7v2H7z',
  zoom: 'M10 2a8 8 0 0 1 6.300 12.900l5 5-1.400 1.400-5-5A8 8 0 1 1 10 2zM6 9v2h3v3h2v-3h3V9h-3V6H9v3z',
  eye: 'M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
} as const;

/** A picture of the icon set; the sizes come from the text around it. */
export const icon = (name: keyof typeof paths) =>
  `<svg class="e-font-icon-svg" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true"><path d="${paths[name]}"/></svg>`;
