import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

export type PasswordWords = { show: string; hide: string; showLabel: string }

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & PasswordWords

/** Can be shown, and pasted into. The toggle needs a script and is hidden where none runs. */
export const PasswordInput = ({ show, hide, showLabel, ...input }: PasswordInputProps) => {
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.with}>
      <TextInput {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button className={styles.toggle} aria-label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? hide : show}
      </Button>
    </span>
  )
}
