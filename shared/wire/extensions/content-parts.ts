import { z } from 'zod'
import { ContentLanguageExtension } from './content-language.ts'
import { Instant } from '../formats.ts'
import { declareFields } from '../capabilities.ts'

// Capability: content pages have further parts besides their text.

/** `answer` is HTML; the page groups questions by `topic`, null when the page has no topics. */
const PageQuestion = z.object({ topic: z.string().nullable(), question: z.string(), answer: z.string() })

/** Author, date and categories of an article; `categories` start at the root. */
export const ArticleMetaResource = z.object({
  author: z.string(),
  publishedAt: Instant,
  categories: z.array(z.object({ path: z.string(), title: z.string(), ...ContentLanguageExtension.shape })),
})
export type ArticleMetaResource = z.infer<typeof ArticleMetaResource>

/** On a content page: the form below the text, the questions with answers, and the fields of an article. */
export const ContentPartsExtension = declareFields(
  'content-parts',
  {
    formCode: z.string().nullable(),
    questions: z.array(PageQuestion),
    article: ArticleMetaResource.nullable(),
  },
  { formCode: null, questions: [], article: null },
)
