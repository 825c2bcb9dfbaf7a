/**
 * A user agent to search for robots. CUBOT makes phones; the isbot library excludes the name only after a space, but apps
 * write it after a slash as well.
 */
export const withoutPhoneBrand = (userAgent: string): string => userAgent.replace(/cubot/gi, '');
