import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { cmsFormId } from './cms-form-section.tsx'
import type { CmsFormState } from './use-cms-form.ts'
import styles from './jump-to-form.module.css'

/** From the head of a page down to its form, past all that is worth reading but need not be. */
export function JumpToForm({ state: { form, isSubmitted } }: { state: CmsFormState }) {
  if (!form || isSubmitted) return null
  return (
    <p className={styles.jumpLink}>
      <ButtonLink href={`#${cmsFormId}`}>{form.title}</ButtonLink>
    </p>
  )
}
