import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { formId } from './form-block.tsx'
import type { CmsFormState } from './use-cms-form.ts'
import styles from './form-way.module.css'

/** From the head of a page down to its form, past all that is worth reading but need not be. */
export function FormWay({ state: { form, isDone } }: { state: CmsFormState }) {
  if (!form || isDone) return null
  return (
    <p className={styles.way}>
      <ButtonLink href={`#${formId}`}>{form.title}</ButtonLink>
    </p>
  )
}
