import { useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  name: string
  label: string
  less: string
  more: string
  min?: number
  max: number
  id?: string
  form?: string
  disabled?: boolean
  /** The field was refused; `describedBy` is the id of the text that says why. */
  invalid?: boolean
  describedBy?: string
  defaultValue?: number
  value?: number
  onChange?: (quantity: number) => void
  /** Every number that fits, as it is typed: for a sum that counts along. */
  onType?: (quantity: number) => void
}

/**
 * A number field with a button either side. Without a script the buttons are hidden and the field is typed into.
 * Controlled with `value`; a typed number is handed on once the field is left or Enter is pressed, a pressed button at
 * once.
 */
export const Stepper = (props: StepperProps) => {
  const {
    name,
    label,
    less,
    more,
    min = 0,
    max,
    id,
    form,
    disabled,
    invalid,
    describedBy,
    defaultValue,
    value,
    onChange,
    onType,
  } = props
  const [typed, setTyped] = useState<string>()
  const [own, setOwn] = useState(defaultValue ?? min)
  const current = value ?? own
  const set = (next: number) => {
    const fitting = Math.min(Math.max(next, min), max)
    setTyped(undefined)
    setOwn(fitting)
    if (fitting !== current) onChange?.(fitting)
  }
  const settle = () => {
    if (typed !== undefined) set(typed === '' ? current : Math.round(Number(typed)))
  }
  const field = useRef<HTMLInputElement>(null)
  const adoptEarlyNumber = useEffectEvent(() => {
    const early = field.current?.value
    if (early && Number(early) !== current) set(Math.round(Number(early)))
  })
  // What was typed before the application ran counts. It has to be taken now: the next render would write our number
  // over it.
  useLayoutEffect(() => adoptEarlyNumber(), [])
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    const quantity = Number(target.value)
    if (target.value !== '' && Number.isInteger(quantity) && quantity >= min && quantity <= max) onType?.(quantity)
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        className={styles.button}
        type="button"
        aria-label={less}
        disabled={disabled || current <= min}
        onClick={() => set(current - 1)}
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
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={typed ?? current}
        onChange={type}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      <button
        className={styles.button}
        type="button"
        aria-label={more}
        disabled={disabled || current >= max}
        onClick={() => set(current + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
