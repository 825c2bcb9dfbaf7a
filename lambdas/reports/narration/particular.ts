/** Whether a sentence says something of this day alone: a number, a name in quotes, a page, an address or a date. */
import { numbersIn } from '../writer/words/numbers.ts';

const named =
  /["“]|(^|\s)\/\S|the home page|[a-z\d]\.[a-z]|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

export const isParticular = (sentence: string): boolean =>
  numbersIn(sentence).length > 0 || named.test(sentence);
