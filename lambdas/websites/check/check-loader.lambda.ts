import { publicScripts } from '../../adapters/public-scripts.ts';
import { handle } from '../../runtime/handle.ts';
import { checkLoader as definition } from '../functions.ts';
import { checkLoader } from './check-loader.protocol.ts';

/** Fails, which raises an alarm if it repeats, while no website can load the tracker. */
export const handler = handle(definition, { addresses: publicScripts }, (_, use) =>
  checkLoader(use.addresses),
);
