import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { createInstance, type i18n } from 'i18next'
import { LanguageDetector } from 'i18next-http-middleware'
import { defaultPreferences, languages } from '#shared/rules/preferences.ts'
import { isBffRequest } from './http/middleware/send-rejection.ts'
import { readRequestLanguage } from './http/read-request-preferences.ts'

const readNamespace = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as object

/** Leaves out the files `api-*.json`, whose texts belong to the reference API. */
const isStorefrontFile = (file: string) => file.endsWith('.json') && !file.startsWith('api-')

/**
 * Loads all texts of the storefront in all languages from `locales/<lng>/<area>.json`. They are small enough to stay in
 * memory.
 */
const loadResources = async (folder: string) => {
  const resources: Record<string, Record<string, object>> = {}
  for (const language of languages) {
    const files = (await readdir(path.join(folder, language))).filter(isStorefrontFile)
    const namespaces = files.map(
      async (file) => [path.basename(file, '.json'), await readNamespace(path.join(folder, language, file))] as const,
    )
    resources[language] = Object.fromEntries(await Promise.all(namespaces))
  }
  return resources
}

/**
 * Detects the language as the shop does. The library's own detectors are not used, because they accept more values of a
 * cookie (`de-DE`, `DE`).
 */
const createLanguageDetector = () => {
  const detector = new LanguageDetector()
  detector.addDetector({
    name: 'preferences',
    lookup: (request) => readRequestLanguage(request as Request),
  })
  return detector
}

/** Creates the server's texts. */
export const createI18n = async (localesFolder: string): Promise<i18n> => {
  const resources = await loadResources(localesFolder)
  const instance = createInstance()
  await instance.use(createLanguageDetector()).init({
    resources,
    ns: Object.keys(resources[defaultPreferences.language] ?? {}),
    defaultNS: 'common',
    supportedLngs: [...languages],
    // The language of shoppers without a cookie.
    fallbackLng: defaultPreferences.language,
    preload: [...languages],
    interpolation: { escapeValue: false },
    detection: { order: ['preferences'], caches: false },
  })
  return instance
}

/**
 * Gives each page request the texts in its language. The middleware of i18next-http-middleware would clone an instance
 * for each request; all requests of a language share one, which nothing changes.
 */
export const setRequestTexts = (i18n: i18n): RequestHandler => {
  const instances = new Map(languages.map((language) => [language as string, i18n.cloneInstance({ lng: language })]))
  const detector = i18n.services.languageDetector as { detect(request: Request, response: Response): string }
  return (request, response, next) => {
    if (isBffRequest(request)) return next()
    const language = detector.detect(request, response)
    request.i18n = instances.get(language) ?? i18n
    response.set('Content-Language', language)
    next()
  }
}
