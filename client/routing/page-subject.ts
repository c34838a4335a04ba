import type { EventPage, ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { VenuePage } from '#shared/api/locations/locations-schemas.ts'

/** A question and its answer, sanitised HTML. */
export type AnsweredQuestion = { question: string; answerHtml: string }

/**
 * What a page is about, as its own data: the server makes structured data and share cards of it, and the browser
 * ignores it.
 */
export type PageSubject =
  | { kind: 'shop'; profiles: readonly string[] }
  | { kind: 'event'; event: EventPage }
  | { kind: 'product'; product: ProductPage }
  | { kind: 'venue'; venue: VenuePage }
  | { kind: 'questions'; questions: readonly AnsweredQuestion[] }
