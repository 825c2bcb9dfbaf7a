/** Headers that CloudFront adds to every request to the API. Names are lowercase, as in Lambda events. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** The client's IP address, as CloudFront reports it. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';
/** A two-letter code, if CloudFront knows the country. */
export const VIEWER_COUNTRY_HEADER = 'cloudfront-viewer-country';
