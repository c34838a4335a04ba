import styles from './address-block.module.css'

/** An address, one line below the other. Browsers must not translate names and streets. */
export const AddressBlock = ({ lines }: { lines: readonly string[] }) => (
  <p className={styles.block} translate="no">
    {lines.map((line, index) => (
      <span key={`${index}${line}`} className={styles.line}>
        {line}
      </span>
    ))}
  </p>
)
