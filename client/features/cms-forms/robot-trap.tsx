import { useT } from '../../i18n/i18n.ts'
import styles from './robot-trap.module.css'
import { formNames } from './sent-form.ts'

/**
 * A field that people neither see nor reach nor hear of; programs fill in whatever there is. Who does find it is told
 * what it is for.
 */
export function RobotTrap() {
  const t = useT('forms')
  return (
    <label className={styles.trap} aria-hidden="true">
      {t('trap')}
      <input className={styles.trap} name={formNames.trap} defaultValue="" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
