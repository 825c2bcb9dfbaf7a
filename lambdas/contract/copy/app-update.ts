/** Shown in a tab whose app is older than the server. */
export const appUpdate = {
  notice: 'Reveille was updated after you opened this page. Reload it so that everything works.',
  reload: 'Reload page',
};
