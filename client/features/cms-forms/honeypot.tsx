import { useT } from '../../i18n/i18n.ts'
import styles from './honeypot.module.css'
import { cmsFormFieldNames } from './cms-form-field-names.ts'

/** A field that only bots fill in: it is invisible, not focusable and hidden from screen readers. */
export function Honeypot() {
  const t = useT('forms')
  return (
    <div aria-hidden="true">
      <label className={styles.honeypot}>
        {t('honeypot')}
        <input
          className={styles.honeypot}
          name={cmsFormFieldNames.honeypot}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  )
}
