import styles from './segmented-buttons.module.css'

type SegmentedButtonsProps = {
  name: string
  legend: string
  options: { value: string; text: string; symbol?: string }[]
  current: string
}

/** A choice as a row of submit buttons: a press submits. `aria-current` marks the current one. */
export const SegmentedButtons = ({ name, legend, options, current }: SegmentedButtonsProps) => (
  <fieldset className={styles.row}>
    <legend className={styles.legend}>{legend}</legend>
    {options.map(({ value, text, symbol }) => (
      <button
        key={value}
        className={styles.item}
        type="submit"
        name={name}
        value={value}
        aria-current={value === current ? 'true' : undefined}
      >
        {symbol && <span aria-hidden="true">{symbol}</span>} {text}
      </button>
    ))}
  </fieldset>
)
