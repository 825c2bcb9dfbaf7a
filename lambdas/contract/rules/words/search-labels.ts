import { comparableLabel } from './unaccented-greek.ts';

/** How labels of search boxes begin, in the languages of most websites. */
const AT_START = [
  'search|filter|quick search|type to search|suche|suchen|suchbegriff|durchsuchen',
  'recherche|rechercher|chercher|buscar|busca|búsqueda|pesquisar|pesquisa|procurar|cerca|ricerca',
  'zoek|zoeken|sök|søg|søk|hae|etsi|szukaj|wyszukaj|hledat|vyhledat|hľadať|keresés|caută|ara|arama',
  'поиск|искать|найти|пошук|αναζητηση|tìm kiếm|cari|بحث|ابحث|جستجو|تلاش|חיפוש',
  'खोज|ढूँढ|ढूंढ|शोधा|सर्च|অনুসন্ধান|খুঁজুন|সার্চ|શોધ|தேடு|தேடல்|శోధన|వెతకండి',
].join('|');
/** Scripts in which words are not separated. */
const ANYWHERE = '検索|搜索|搜尋|查找|검색|ค้นหา';

const SEARCH = new RegExp(`^[^\\p{L}]*(${AT_START})(?!\\p{L})|${ANYWHERE}`, 'iu');

export const isSearchLabel = (label: string): boolean => SEARCH.test(comparableLabel(label));
