import fc from 'fast-check';

/**
 * A run of the tests tries the same values each time, so that it fails for a change and not by chance.
 * `npm run campaign -- properties` tries others; a failure there is repeated with the seed it prints.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_123) });
