/** RFC 9116. It expires on the last day of next year, so one deployment per year keeps it valid. */
export const securityTxt = (
  { appOrigin, supportAddress }: { appOrigin: string; supportAddress: string },
  year: number,
): string =>
  [
    `Contact: mailto:${supportAddress}`,
    `Expires: ${year + 1}-12-31T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${appOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
