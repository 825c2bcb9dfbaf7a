/**
 * Placeholders for what differs between recipients: a mail is rendered once, at 4:00, and at 9:00 each copy
 * only has its own links filled in. They are made of characters that no text of a report may contain.
 */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const PLACEHOLDER = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

export const placeholder = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** Removes the two bracket characters from third-party text, so that no label can pose as a link. */
export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Fills every placeholder; one that is not known is a mistake of ours and must not reach a reader. */
export const fill = (template: string, values: (name: string) => string): string =>
  template.replace(PLACEHOLDER, (_, name: string) => values(name));

/** Collects where a mail's links lead while it is rendered. The same target is one link. */
export function linkBook() {
  const targets: string[] = [];
  return {
    targets,
    /** The placeholder of a tracked link. */
    to(target: string): string {
      const known = targets.indexOf(target);
      const number = known >= 0 ? known : targets.push(target) - 1;
      return placeholder(`link:${number}`);
    },
  };
}
