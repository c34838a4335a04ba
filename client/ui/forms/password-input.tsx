import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

export type PasswordLabels = { show: string; hide: string; showLabel: string }

/** For two fields that one button shows: both get `isShown`, and the one with the button gets `onToggle`. */
type SharedVisibility = { isShown: boolean; onToggle?: () => void }

export type PasswordToggleProps = PasswordLabels & {
  /** Whether a press of the button has an effect already. */
  canToggle: boolean
  visibility?: SharedVisibility | undefined
}

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & PasswordToggleProps

/** The button that shows the password needs JavaScript and is hidden without it. */
export const PasswordInput = ({ show, hide, showLabel, canToggle, visibility, ...input }: PasswordInputProps) => {
  const [isOwnShown, setIsOwnShown] = useState(false)
  const { isShown, onToggle } = visibility ?? { isShown: isOwnShown, onToggle: () => setIsOwnShown(!isOwnShown) }
  return (
    <span className={styles.group}>
      <TextInput {...input} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {onToggle ? (
        <Button
          className={styles.toggle}
          aria-label={showLabel}
          aria-pressed={isShown}
          disabled={!canToggle}
          onClick={onToggle}
        >
          {isShown ? hide : show}
        </Button>
      ) : null}
    </span>
  )
}
