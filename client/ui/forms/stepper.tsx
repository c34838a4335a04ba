import { useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  name: string
  label: string
  /** The language of the label, when it is not the page's, and that of the buttons. */
  lang?: string
  buttonLang?: string
  decreaseLabel: string
  increaseLabel: string
  min?: number
  max: number
  id?: string
  form?: string
  disabled?: boolean
  /** Whether the value was rejected; `describedBy` is the id of the reason. */
  isInvalid?: boolean
  describedBy?: string
  defaultValue?: number
  value?: number
  onChange?: (quantity: number) => void
  /** Called with every valid number as it is typed, for a running total. */
  onValidInput?: (quantity: number) => void
}

/**
 * A number field between two buttons. Without JavaScript the buttons are hidden. With `value` it is controlled:
 * `onChange` gets a typed number on blur or Enter, and a pressed button's number at once.
 */
export const Stepper = (props: StepperProps) => {
  const {
    name,
    label,
    lang,
    buttonLang,
    decreaseLabel,
    increaseLabel,
    min = 0,
    max,
    id,
    form,
    disabled,
    isInvalid,
    describedBy,
    defaultValue,
    value,
    onChange,
    onValidInput,
  } = props
  const [typedText, setTypedText] = useState<string>()
  const [ownValue, setOwnValue] = useState(defaultValue ?? min)
  const current = value ?? ownValue
  const setQuantity = (next: number) => {
    const clamped = Math.min(Math.max(next, min), max)
    setTypedText(undefined)
    setOwnValue(clamped)
    if (clamped !== current) onChange?.(clamped)
  }
  const commitTyped = () => {
    if (typedText !== undefined) setQuantity(typedText === '' ? current : Math.round(Number(typedText)))
  }
  const field = useRef<HTMLInputElement>(null)
  const adoptEarlyInput = useEffectEvent(() => {
    const typedEarly = field.current?.value
    if (typedEarly && Number(typedEarly) !== current) setQuantity(Math.round(Number(typedEarly)))
  })
  // Adopts input from before hydration at once, because the next render would overwrite it.
  useLayoutEffect(() => adoptEarlyInput(), [])
  const onInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTypedText(target.value)
    const quantity = Number(target.value)
    if (target.value !== '' && Number.isInteger(quantity) && quantity >= min && quantity <= max)
      onValidInput?.(quantity)
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label} lang={lang}>
      <button
        className={styles.button}
        type="button"
        aria-label={decreaseLabel}
        lang={buttonLang}
        data-step="stepDown"
        disabled={disabled || current <= min}
        onClick={() => setQuantity(current - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        className={styles.value}
        {...{ id, name, form, min, max, disabled }}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={typedText ?? current}
        onChange={onInput}
        onBlur={commitTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commitTyped()
        }}
      />
      <button
        className={styles.button}
        type="button"
        aria-label={increaseLabel}
        lang={buttonLang}
        data-step="stepUp"
        disabled={disabled || current >= max}
        onClick={() => setQuantity(current + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
