import type { ContentPage } from '#shared/api/content/content-schemas.ts'
import { Questions } from '../../ui/text/questions.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import styles from './page-questions.module.css'

type Question = ContentPage['questions'][number]

/** Groups questions by topic in page order; questions without a topic form their own group. */
const groupByTopic = (questions: readonly Question[]) => {
  const topics = new Map<string | null, Question[]>()
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question])
  return [...topics]
}

export function PageQuestions({ questions, lang }: { questions: readonly Question[]; lang?: string }) {
  if (questions.length === 0) return null
  return (
    <div className={styles.topics} lang={lang}>
      {groupByTopic(questions).map(([topic, topicQuestions]) => (
        <section key={topic}>
          {topic ? <SectionHead title={topic} /> : null}
          <Questions items={topicQuestions} level={topic ? 3 : 2} />
        </section>
      ))}
    </div>
  )
}
