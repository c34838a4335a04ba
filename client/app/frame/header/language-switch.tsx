import type { ReactNode } from 'react'
import { Form } from 'react-router-dom'
import styles from './language-switch.module.css'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'

type LanguageSwitchProps = {
  action: string
  label: string
  name?: string
  languages: { code: string; name: string }[]
  current: string
  /** Hidden inputs, such as the return path. */
  children?: ReactNode
}

/** A form that posts the language code. Each language is named in its own language. */
export const LanguageSwitch = ({
  action,
  label,
  name = 'language',
  languages,
  current,
  children,
}: LanguageSwitchProps) => (
  <Form className={styles.form} method="post" action={action} aria-label={label} discover="none">
    {children}
    {languages.map((language) => (
      <button
        key={language.code}
        className={styles.item}
        type="submit"
        name={name}
        value={language.code}
        lang={language.code}
        aria-current={language.code === current ? 'true' : undefined}
      >
        <span aria-hidden="true">{language.code.toUpperCase()}</span>
        <VisuallyHidden>{language.name}</VisuallyHidden>
      </button>
    ))}
  </Form>
)
