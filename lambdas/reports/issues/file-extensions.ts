/** Extensions of files that pages load, as parts of a pattern. */
export const extensions = {
  picture: 'avif|gif|jpe?g|png|svg|webp',
  script: 'm?js',
  style: 'css',
  video: 'mp4|m4v|webm|mov|ogv',
  sound: 'mp3|m4a|wav|ogg|oga|aac|flac',
  other: 'ico|woff2?|pdf',
} as const;
