/** What the API answers of the one origin that it shares with the app and the tracker. */
export const apiPaths = ['/api/', '/functions/', '/rpc/', '/m/'] as const;
