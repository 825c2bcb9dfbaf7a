import type { Page } from 'playwright';
import type { Shop } from './shop.ts';

/** Resolves once the frames of a page are recorded, because events inside a frame are observed only from then on. */
export async function waitForRecordedFrames({ ingest }: Shop, visit: Page): Promise<void> {
  const shown = await visit.evaluate(
    () =>
      [...document.querySelectorAll('iframe')].filter(
        (frame) => frame.contentDocument && !frame.closest('[data-reveille-block]'),
      ).length,
  );
  await ingest.until(({ events }) => {
    const attached = events.filter(({ data }) => Reflect.get(Object(data), 'isAttachIframe'));
    return attached.length >= shown;
  });
}
