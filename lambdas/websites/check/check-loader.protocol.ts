import type { PublicScripts } from '../../adapters/public-scripts.ts';
import { LOADER_PATH } from '../tracking-script.ts';

/** The files that a built loader adds to pages, with the hashes that browsers compare. */
const PINNED = /name:"([^"]+)",integrity:"([^"]+)"/g;

/** Throws unless a page of a website could load the tracker: the loader and each file that it names. */
export async function checkLoader(scripts: PublicScripts): Promise<void> {
  const loader = await scripts.read(LOADER_PATH);
  const files = [...loader.matchAll(PINNED)];
  if (files.length === 0) throw new Error('the loader names no files');
  const folder = LOADER_PATH.slice(0, LOADER_PATH.lastIndexOf('/') + 1);
  await Promise.all(files.map(([, name = '', hash]) => scripts.read(folder + name, hash)));
}
