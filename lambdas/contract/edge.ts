/** What the distribution adds to every request that it passes on to the API. Names in lower case, as events have them. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** The client's network address, as CloudFront saw it. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';
/** Two letters, where CloudFront knows the country. */
export const VIEWER_COUNTRY_HEADER = 'cloudfront-viewer-country';
