import { useEffect, useRef, type MouseEvent } from 'react'
import styles from './error-summary.module.css'

export type SummaryError = { id?: string; text: string }

type ErrorSummaryProps = {
  title: string
  errors: SummaryError[]
  /** Changes with every attempt, so that the same errors take the focus again. */
  attempt?: unknown
}

const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** Takes the focus whenever its errors change, and with every attempt. Without a script its links still lead to the fields. Nothing when there are none. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const texts = errors.map((error) => `${error.id}${error.text}`).join('|')
  useEffect(() => {
    if (texts) box.current?.focus()
  }, [texts, attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="problem">
      <h2 className={styles.title} id="problem">
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, text }) => (
          <li key={`${id}${text}`}>
            {id ? (
              <a className={styles.link} href={`#${id}`} onClick={focusField}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
