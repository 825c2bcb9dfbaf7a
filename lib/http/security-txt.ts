/** RFC 9116. It must name its end: the last day of next year, so that a deployment a year keeps it valid. */
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
