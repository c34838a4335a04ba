import type { AnsweredQuestion } from '#client/routing/page-subject.ts'

/** Questions and answers of the page as structured data. Answers are sanitised HTML. */
export const createFaqJsonLd = (questions: readonly AnsweredQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml },
  })),
})
