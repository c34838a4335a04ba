import { locales, type Locale } from '../domain/locale.ts'
import { SearchError } from './search-error.ts'

/** One index per language: `stagedoor_en` and `stagedoor_de` for the name `stagedoor`. Throws a 404 for any other. */
export const parseIndexLocale = (indexName: string, baseName: string): Locale => {
  const locale = locales.find((candidate) => indexName === `${baseName}_${candidate}`)
  if (!locale) throw new SearchError(404, 'Index does not exist')
  return locale
}
