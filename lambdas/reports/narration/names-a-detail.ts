/** Whether a sentence names a detail of the day: a number, a quoted name, a page, an address or a weekday. */
import { pageNames } from '../../contract/copy/page-names.ts';
import { allPages, pagesById } from '../../contract/copy/pages-by-id.ts';
import { numbersIn } from '../writer/words/numbers.ts';

const pages = [
  pageNames.home,
  ...Object.values(pageNames.known).map(({ name }) => name),
  ...Object.values(pagesById),
  ...Object.values(pagesById).map(allPages),
].join('|');
const detail = new RegExp(
  `["“]|(^|\\s)/\\S|\\b(${pages})\\b|the \\p{Lu}[\\p{L} ]* page|[a-z\\d]\\.[a-z]|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`,
  'iu',
);

export const namesADetail = (sentence: string): boolean =>
  numbersIn(sentence).length > 0 || detail.test(sentence);
