import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInstance, type i18n } from 'i18next'
import { LanguageDetector } from 'i18next-http-middleware'
import { defaultPreferences, languages, preferenceCookies } from '#shared/preferences.ts'

const readArea = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as object

/** All texts of all languages, from `locales/<lng>/<area>.json`; small enough to stay in memory. */
const readResources = async (folder: string) => {
  const resources: Record<string, Record<string, object>> = {}
  for (const language of languages) {
    const files = (await readdir(path.join(folder, language))).filter((file) => file.endsWith('.json'))
    const areas = files.map(async (file) => [path.basename(file, '.json'), await readArea(path.join(folder, language, file))] as const)
    resources[language] = Object.fromEntries(await Promise.all(areas))
  }
  return resources
}

/**
 * The server's texts. `?lng=` decides a page's language, else the shopper's cookie, else English; nothing is stored by detection. Requests
 * get instances of their own from i18next-http-middleware.
 */
export const createI18n = async (localesFolder: string): Promise<i18n> => {
  const resources = await readResources(localesFolder)
  const instance = createInstance()
  await instance.use(LanguageDetector).init({
    resources,
    ns: Object.keys(resources[defaultPreferences.language] ?? {}),
    defaultNS: 'common',
    supportedLngs: [...languages],
    // What a shopper without a cookie gets; the middleware takes it from here.
    fallbackLng: defaultPreferences.language,
    preload: [...languages],
    interpolation: { escapeValue: false },
    detection: {
      order: ['querystring', 'cookie'],
      lookupQuerystring: 'lng',
      lookupCookie: preferenceCookies.language,
      caches: false,
    },
  })
  return instance
}
