/**
 * Parameters whose values stay in recorded URLs: those of campaigns, and those with which OpenCart, CS-Cart and PrestaShop
 * name a page.
 */
export const KEPT_PARAMETER = /^(utm_[a-z]+=|(route|dispatch|controller)=[a-z./|_-]+$)/i;
