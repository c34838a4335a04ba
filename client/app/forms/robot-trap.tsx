import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useT } from '../i18n.ts'
import { formNames } from './sent-form.ts'

/** A field that people neither see nor reach nor hear of; programs fill in whatever there is. Who does fill it in is told what it is for. */
export function RobotTrap() {
  const t = useT('forms')
  return (
    <VisuallyHidden as="div">
      <div aria-hidden="true">
        <label>
          {t('trap')}
          <input name={formNames.trap} defaultValue="" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </VisuallyHidden>
  )
}
