import { useEffect, useRef } from 'react'
import { errorText } from '../../features/forms/error-text.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './added-notice.module.css'
import type { Added, AddProblem } from './add-to-basket.ts'

type AddedNoticeProps = { added: Added; kindField: (item: string) => string | undefined }

/** What went into the basket, and what did not and why. Takes the focus: it is what was asked for. */
export function AddedNotice({ added, kindField }: AddedNoticeProps) {
  const t = useT('wishlists')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [added])
  const { count, problems, error } = added
  const reason = (problem: AddProblem) =>
    problem.code === 'said'
      ? problem.text
      : t(`added.${problem.code}`, problem.code === 'only' ? { max: problem.max } : {})
  if (error && count === 0 && problems.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.notice} role={problems.length > 0 ? 'alert' : 'status'}>
      <Notice kind={problems.length > 0 ? 'error' : 'ok'} title={t('added.title', { count })}>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => {
              const text = t('added.problem', { name: problem.name, text: reason(problem) })
              const field = kindField(problem.id)
              return <li key={problem.id}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
            })}
          </ul>
        )}
        {error ? <p>{errorText(error, t)}</p> : null}
        {count > 0 && (
          <FormActions>
            <ButtonLink variant="solid" to="/basket">
              {t('added.toBasket')}
            </ButtonLink>
          </FormActions>
        )}
      </Notice>
    </div>
  )
}
