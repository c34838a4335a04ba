import styles from './address-block.module.css'

/** An address as it is printed, one line below the other. Names of people and streets are not for translators. */
export const AddressBlock = ({ lines }: { lines: readonly string[] }) => (
  <p className={styles.block} translate="no">
    {lines.map((line, index) => (
      <span key={`${index}${line}`} className={styles.line}>
        {line}
      </span>
    ))}
  </p>
)
