import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import styles from './error-summary.module.css'

/** An entry leads to the field with the `id`, or to the page `to`. */
export type SummaryError = { id?: string; to?: string; text: string }

type ErrorSummaryProps = {
  title: string
  errors: SummaryError[]
  /** Changes with every submission, so that the same errors take the focus again. */
  submission?: unknown
  /** Help with the errors. */
  children?: ReactNode
}

const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/**
 * Takes the focus when an error is new and after every submission, but not when an error is corrected. Without
 * JavaScript its links lead to the fields. Renders nothing without errors.
 */
export const ErrorSummary = ({ title, errors, submission, children }: ErrorSummaryProps) => {
  const summaryRef = useRef<HTMLDivElement>(null)
  const lastShown = useRef<{ submission: unknown; texts: string[] }>({ submission: undefined, texts: [] })
  const texts = errors.map((error) => `${error.id}${error.text}`)
  const errorsKey = texts.join('|')
  useEffect(() => {
    const previous = lastShown.current
    lastShown.current = { submission, texts }
    const isNew = previous.submission !== submission || texts.some((text) => !previous.texts.includes(text))
    if (texts.length > 0 && isNew) summaryRef.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `errorsKey` stands for `texts`
  }, [errorsKey, submission])
  if (errors.length === 0) return null
  return (
    <div ref={summaryRef} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="problem">
      <h2 className={styles.title} id="problem">
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, to, text }) => (
          <li key={`${id}${text}`}>
            {to ? (
              <Link className={styles.link} to={to}>
                {text}
              </Link>
            ) : id ? (
              <a className={styles.link} href={`#${id}`} onClick={focusField}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
