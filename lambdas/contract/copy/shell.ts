/** The navigation and frame of every page of the app (§2). */
export const shell = {
  home: (product: string) => `${product}, home`,
  aboutProduct: (product: string) => `${product}, about the product`,
  company: 'CompanyName',
  connectWebsite: 'Connect website',
  setupPending: (domain: string) => `${domain} - Setup pending`,
  sections: {
    label: 'Sections',
    reports: 'Reports',
    recordings: 'Recordings',
    heatmaps: 'Heatmaps',
  },
  websiteUnknown: 'Your website',
  menu: 'Menu',
  account: 'Account',
  accountMenu: (initials: string) => `${initials} account menu`,
};
