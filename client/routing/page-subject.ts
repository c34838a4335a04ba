import type { EventPage, ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { VenuePage } from '#shared/api/locations/locations-schemas.ts'

/** A question with its answer as sanitised HTML. */
export type AnsweredQuestion = { question: string; answerHtml: string }

/** The data that a page is about. The server makes structured data and social images of it; the browser ignores it. */
export type PageSubject =
  | { kind: 'shop'; profiles: readonly string[] }
  | { kind: 'event'; event: EventPage }
  | { kind: 'product'; product: ProductPage }
  | { kind: 'venue'; venue: VenuePage }
  | { kind: 'questions'; questions: readonly AnsweredQuestion[] }
