import styles from './switch-row.module.css'

type SwitchRowProps = {
  name: string
  legend: string
  options: { value: string; text: string; mark?: string }[]
  current: string
}

/** One choice of a form as a row of its submit buttons: choosing is sending. The current one says so. */
export const SwitchRow = ({ name, legend, options, current }: SwitchRowProps) => (
  <fieldset className={styles.row}>
    <legend className={styles.legend}>{legend}</legend>
    {options.map(({ value, text, mark }) => (
      <button
        key={value}
        className={styles.item}
        type="submit"
        name={name}
        value={value}
        aria-current={value === current ? 'true' : undefined}
      >
        {mark && <span aria-hidden="true">{mark}</span>} {text}
      </button>
    ))}
  </fieldset>
)
