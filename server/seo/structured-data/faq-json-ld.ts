import type { AnsweredQuestion } from '#client/routing/page-subject.ts'

/** Questions and answers as the page shows them; answers are HTML, sanitised before. */
export const faqJsonLd = (questions: readonly AnsweredQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml },
  })),
})
