import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

export type PasswordLabels = { show: string; hide: string; showLabel: string }

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & PasswordLabels

/** The button that shows the password needs JavaScript and is hidden without it. */
export const PasswordInput = ({ show, hide, showLabel, ...input }: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className={styles.group}>
      <TextInput {...input} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        className={styles.toggle}
        aria-label={showLabel}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? hide : show}
      </Button>
    </span>
  )
}
