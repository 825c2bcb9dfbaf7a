/**
 * Loads every module of the app once per worker. A module that is still loading when a test file ends would be
 * missing in all files after it, since they share their modules.
 */
const modules = import.meta.glob([
  '../../web/app/**/*.{ts,tsx}',
  // Importing these would start the app.
  '!../../web/app/{main.tsx,start.ts}',
]);
await Promise.all(Object.values(modules).map((load) => load()));
