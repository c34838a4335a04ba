import { Heading, type HeadingLevel } from './heading.tsx'
import { Icon } from '../actions/icon.tsx'
import styles from './questions.module.css'
import { RichText } from './rich-text.tsx'

type QuestionsProps = { items: readonly { question: string; answerHtml: string }[]; level?: HeadingLevel }

/**
 * Questions that open to their answers, without JavaScript too. Find-in-page opens them in browsers that support it.
 */
export const Questions = ({ items, level = 3 }: QuestionsProps) => (
  <div className={styles.questions}>
    {items.map(({ question, answerHtml }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.question}>
          <Heading level={level} className={styles.text}>
            {question}
          </Heading>
          <Icon name="plus" className={styles.icon} />
        </summary>
        <div className={styles.answer}>
          <RichText html={answerHtml} />
        </div>
      </details>
    ))}
  </div>
)
