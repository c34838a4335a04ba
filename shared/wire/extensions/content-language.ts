import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: a resource has the language of its plain texts when that is not the language of the request: a code such
 * as `en`. It holds for names, titles and descriptions, but not for HTML, whose blocks have `lang` themselves.
 */
export const ContentLanguageExtension = declareFields('content-language', { lang: z.string().exactOptional() })
